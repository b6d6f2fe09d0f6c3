import { ApiError, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { addDays, todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import type { Holiday, SessionInstead } from '../../shared/batch-types'
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

/** Adds a holiday of a store. What was entered stays if the server refuses it. */
export default function HolidayDialog({ stores, holidays, now, onClose }: HolidayDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [values, setValues] = useState({ store: stores[0]?.id ?? 0, on: '', name: '' })
  const [instead, setInstead] = useState<SessionInstead>('end_of_term')
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const today = todayInIndia(new Date(now))
  const errors = {
    on: dayError(),
    name: values.name.trim() === '' ? t(messages.enterName) : undefined,
  }
  const shown: Partial<typeof errors> = isChecked ? errors : {}

  function dayError() {
    if (values.on === '') return t(messages.chooseDay)
    const isTaken = holidays.some(
      ({ on, store_id: store }) => on === values.on && store === values.store,
    )
    return isTaken ? t(messages.twice) : undefined
  }
  const set = (given: Partial<typeof values>) => {
    setRefusal(undefined)
    setValues({ ...values, ...given })
  }
  async function add() {
    setIsChecked(true)
    if (errors.on !== undefined || errors.name !== undefined) return
    const body = { on: values.on, name: values.name.trim(), instead }
    const added = await run(
      (api) =>
        answerOf(
          api.POST('/stores/{id}/holidays', { params: { path: { id: values.store } }, body }),
        ),
      {
        toast: ({ cancelled }) => t(messages.added(cancelled)),
        onFailure: (cause) => {
          if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
          setRefusal(cause.message)
          return true
        },
      },
    )
    if (added !== null) onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(messages.add)}
      description={t(messages.warning(stores.find(({ id }) => id === values.store)?.name ?? ''))}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void add()}>
            {t(messages.add)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
        {stores.length > 1 && (
          <Select
            label={t(messages.store)}
            value={String(values.store)}
            options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ currentTarget }) => set({ store: Number(currentTarget.value) })}
          />
        )}
        <DatePicker
          label={t(messages.day)}
          value={values.on}
          min={today}
          max={addDays(today, 730)}
          today={today}
          error={shown.on}
          onValueChange={(on) => set({ on })}
        />
        <TextField
          label={t(messages.name)}
          hint={t(messages.nameHint)}
          value={values.name}
          maxLength={100}
          error={shown.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <RadioGroup
          legend={t(messages.instead)}
          value={instead}
          onValueChange={(value) => {
            const chosen = insteads.find((each) => each === value)
            if (chosen) setInstead(chosen)
          }}
          options={insteads.map((value) => ({ value, label: t(messages.insteads[value]) }))}
        />
      </div>
    </Dialog>
  )
}
