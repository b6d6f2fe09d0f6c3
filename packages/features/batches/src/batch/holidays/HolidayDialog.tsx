import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { dayField, requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { addDays, type Translate, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useId } from 'react'
import * as v from 'valibot'
import type { Holiday, SessionInstead } from '../../batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'

interface HolidayDialogProps {
  /** The stores to choose from; one at least. */
  stores: readonly { readonly id: number; readonly name: string }[]
  /** The holidays that are known, of these stores. */
  holidays: readonly Holiday[]
  /** Milliseconds. */
  now: number
  onClose: () => void
}

const insteads = ['end_of_term', 'none'] as const satisfies readonly SessionInstead[]

/** A day is a holiday of a store once. */
const holidaySchema = (holidays: readonly Holiday[]) => (t: Translate) =>
  v.pipe(
    v.object({
      store: v.pipe(v.string(), v.transform(Number)),
      on: v.pipe(v.string(), v.nonEmpty(t(messages.chooseDay)), dayField(t(messages.dayExists))),
      name: requiredText(t(messages.enterName)),
      instead: v.picklist(insteads),
    }),
    v.forward(
      v.partialCheck(
        [['store'], ['on']],
        ({ store, on }) => !holidays.some((each) => each.on === on && each.store_id === store),
        t(messages.twice),
      ),
      ['on'],
    ),
  )

/** Adds a holiday of a store. What was entered stays if the server refuses it. */
export default function HolidayDialog({ stores, holidays, now, onClose }: HolidayDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const today = todayInIndia(new Date(now))
  const { field, day, control, failure, isDirty, isSending, onSubmit } = usePageForm({
    schema: holidaySchema(holidays),
    initial: { store: String(stores[0]?.id ?? 0), on: '', name: '', instead: 'end_of_term' },
    send: (api, { store: id, ...body }) =>
      answerOf(api.POST('/stores/{id}/holidays', { params: { path: { id } }, body })),
    toast: ({ cancelled }) => t(messages.added(cancelled)),
    failurePlace: 'form',
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const chosen = stores.find(({ id }) => String(id) === control('store').value)
  return (
    <Dialog
      isOpen
      title={t(messages.add)}
      description={t(messages.warning(chosen?.name ?? ''))}
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
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        {stores.length > 1 && (
          <Select
            label={t(messages.store)}
            options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...field('store')}
          />
        )}
        <DatePicker
          label={t(messages.day)}
          min={today}
          max={addDays(today, 730)}
          today={today}
          {...day('on')}
        />
        <TextField
          label={t(messages.name)}
          hint={t(messages.nameHint)}
          maxLength={100}
          {...field('name')}
        />
        <RadioGroup
          legend={t(messages.instead)}
          options={insteads.map((value) => ({ value, label: t(messages.insteads[value]) }))}
          {...control('instead')}
        />
      </form>
      {question}
    </Dialog>
  )
}
