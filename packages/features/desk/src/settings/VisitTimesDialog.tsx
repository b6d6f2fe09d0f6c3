import { ApiError, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { timeOfDay, useLocale, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { formatDay, formatTimeOfDay } from '@edbazaar/ui/formatting'
import { Notice } from '@edbazaar/ui/Notice'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
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
const isNumber = (text: string, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most

/** Adds a visit time, or one a week. What was entered stays if it is refused. */
export function VisitTimesDialog({ listing, now, onClose }: VisitTimesDialogProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  const [values, setValues] = useState({
    day: '',
    from: '10:00',
    to: '11:00',
    seats: '4',
    weeks: '1',
  })
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { day, from, to, seats, weeks } = values
  const errors = {
    day: day === '' ? t(messages.dayRequired) : undefined,
    to: to <= from ? t(messages.slotOrder) : undefined,
    seats: isNumber(seats, 500) ? undefined : t(messages.seatsRange),
    weeks: isNumber(weeks, 26) ? undefined : t(messages.weeksRange),
  }
  const shown: Partial<typeof errors> = isChecked ? errors : {}
  const set = (given: Partial<typeof values>) => {
    setRefusal(undefined)
    setValues({ ...values, ...given })
  }

  async function save() {
    setIsChecked(true)
    if (Object.values(errors).some((error) => error !== undefined)) return
    const body = { day, from, to, seats: Number(seats), weeks: Number(weeks) }
    const added = await run(
      (api) =>
        answerOf(
          api.POST('/listings/{kind}/{id}/visit-slots', { params: { path: listing }, body }),
        ),
      {
        toast: ({ added: count, skipped }) =>
          skipped.length === 0
            ? t(messages.slotsAdded(count))
            : t(
                messages.slotsSkipped(
                  count,
                  skipped.map((each) => formatDay(each, { locale })).join(', '),
                ),
              ),
        onFailure: (cause) => {
          if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
          setRefusal(cause.message)
          return true
        },
      },
    )
    if (added !== null) onClose()
  }
  const times = quarters.map((minutes) => ({
    value: timeOfDay(minutes),
    label: formatTimeOfDay(minutes, locale),
  }))
  return (
    <Dialog
      isOpen
      title={t(messages.addSlots)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(messages.add)}
          </Button>
        </>
      }
    >
      <div className={styles.templateFields}>
        {refusal !== undefined && (
          <Notice tone="bad" role="alert">
            {refusal}
          </Notice>
        )}
        <DatePicker
          label={t(messages.slotDay)}
          value={day}
          min={dayOf(now)}
          max={daysLater(now, 365)}
          today={dayOf(now)}
          error={shown.day}
          onValueChange={(next) => set({ day: next })}
        />
        <div className={styles.pair}>
          <Select
            label={t(messages.from)}
            value={from}
            options={times}
            onChange={({ currentTarget }) => set({ from: currentTarget.value })}
          />
          <Select
            label={t(messages.to)}
            value={to}
            options={times}
            error={shown.to}
            onChange={({ currentTarget }) => set({ to: currentTarget.value })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={t(messages.seats)}
            inputMode="numeric"
            value={seats}
            error={shown.seats}
            onChange={({ currentTarget }) => set({ seats: currentTarget.value })}
          />
          <TextField
            label={t(messages.weeks)}
            inputMode="numeric"
            value={weeks}
            error={shown.weeks}
            onChange={({ currentTarget }) => set({ weeks: currentTarget.value })}
          />
        </div>
        <p className={styles.quiet}>{t(messages.slotsNote)}</p>
      </div>
    </Dialog>
  )
}
