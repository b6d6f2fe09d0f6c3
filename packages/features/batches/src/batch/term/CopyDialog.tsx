import { ApiError, answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { accountPaths, addDays, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BatchDesk } from '../../shared/batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'

interface CopyDialogProps {
  batch: BatchDesk
  onClose: () => void
}

/** Adds a batch like this one with its own dates, and opens it. */
export default function CopyDialog({ batch, onClose }: CopyDialogProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [requestKey] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState({
    name: batch.name,
    from: batch.ends_on === null ? '' : addDays(batch.ends_on, 1),
    to: '',
  })
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const errors = {
    name: values.name.trim() === '' ? t(messages.enterName) : undefined,
    from: values.from === '' ? t(messages.chooseDay) : undefined,
    to: values.to !== '' && values.to < values.from ? t(messages.endsBefore) : undefined,
  }
  const shown: Partial<typeof errors> = isChecked ? errors : {}
  const set = (given: Partial<typeof values>) => {
    setRefusal(undefined)
    setValues({ ...values, ...given })
  }

  async function copy() {
    setIsChecked(true)
    if (Object.values(errors).some((error) => error !== undefined)) return
    const body = {
      name: values.name.trim(),
      starts_on: values.from,
      ends_on: values.to === '' ? null : values.to,
      request_key: requestKey,
    }
    const added = await run(
      (api) =>
        answerOf(
          api.POST('/stores/batches/{id}/copy', { params: { path: { id: batch.id } }, body }),
        ),
      {
        onFailure: (cause) => {
          if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
          setRefusal(cause.message)
          return true
        },
      },
    )
    if (added === null) return
    showToast({ message: t(messages.copied), type: 'success' })
    onClose()
    await navigate(accountPaths.batch(added.id))
  }
  return (
    <Dialog
      isOpen
      title={t(messages.copyTitle)}
      description={t(messages.copyText)}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void copy()}>
            {t(messages.copy)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {refusal !== undefined && <Notice tone="bad">{refusal}</Notice>}
        <TextField
          label={t(messages.name)}
          value={values.name}
          maxLength={160}
          error={shown.name}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <div className={styles.pair}>
          <DatePicker
            label={t(messages.firstDay)}
            value={values.from}
            error={shown.from}
            onValueChange={(from) => set({ from })}
          />
          <DatePicker
            label={t(messages.lastDay)}
            hint={t(messages.lastDayHint)}
            value={values.to}
            min={values.from === '' ? undefined : values.from}
            error={shown.to}
            onValueChange={(to) => set({ to })}
          />
        </div>
      </div>
    </Dialog>
  )
}
