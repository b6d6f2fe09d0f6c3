import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayField, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, timeOfDay, useLocale, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatDay, formatTimeOfDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
import { dayOf, daysLater } from '../inbox/moments'
import type { LoadedDesk } from './load-desk'
import { messages } from './messages'
import * as styles from './settings.css'

interface VisitTimesDialogProps {
  listing: LoadedDesk['listing']
  now: number
  onClose: () => void
}

const quarters = Array.from({ length: 61 }, (_, index) => 6 * 60 + index * 15)

const numberField = (most: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, message),
    v.transform(Number),
    v.minValue(1, message),
    v.maxValue(most, message),
  )

const slotsSchema = (t: Translate) =>
  v.pipe(
    v.object({
      day: dayField(t(messages.dayRequired)),
      from: v.string(),
      to: v.string(),
      seats: numberField(500, t(messages.seatsRange)),
      weeks: numberField(26, t(messages.weeksRange)),
    }),
    v.forward(
      v.partialCheck([['from'], ['to']], ({ from, to }) => to > from, t(messages.slotOrder)),
      ['to'],
    ),
  )

/** Adds a visit time, or one a week. What was entered stays if it is refused. */
export function VisitTimesDialog({ listing, now, onClose }: VisitTimesDialogProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const formId = useId()
  const { field, day, failure, isDirty, isSending, onSubmit } = usePageForm({
    schema: slotsSchema,
    initial: { day: '', from: '10:00', to: '11:00', seats: '4', weeks: '1' },
    send: (api, body) =>
      answerOf(api.POST('/listings/{kind}/{id}/visit-slots', { params: { path: listing }, body })),
    toast: ({ added, skipped }) => {
      const days = skipped.map((each) => formatDay(each, { locale })).join(', ')
      return t(days === '' ? messages.slotsAdded(added) : messages.slotsSkipped(added, days))
    },
    failurePlace: 'form',
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const times = quarters.map((minutes) => ({
    value: timeOfDay(minutes),
    label: formatTimeOfDay(minutes, locale),
  }))
  return (
    <Dialog
      isOpen
      title={t(messages.addSlots)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.add)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.templateFields} onSubmit={onSubmit}>
        {failure !== undefined && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
        <DatePicker
          label={t(messages.slotDay)}
          min={dayOf(now)}
          max={daysLater(now, 365)}
          today={dayOf(now)}
          {...day('day')}
        />
        <div className={styles.pair}>
          <Select label={t(messages.from)} options={times} {...field('from')} />
          <Select label={t(messages.to)} options={times} {...field('to')} />
        </div>
        <div className={styles.pair}>
          <TextField label={t(messages.seats)} inputMode="numeric" {...field('seats')} />
          <TextField label={t(messages.weeks)} inputMode="numeric" {...field('weeks')} />
        </div>
        <p className={styles.quiet}>{t(messages.slotsNote)}</p>
      </form>
      {question}
    </Dialog>
  )
}
