import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import {
  dayField,
  optionalText,
  requiredText,
  usePageForm,
} from '@edbazaar/feature-form-kit/page-form'
import { accountPaths, addDays, type Translate, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { TextField } from '@edbazaar/ui/TextField'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import type { BatchDesk } from '../../batch-types'
import * as styles from '../batch.css'
import { messages } from './messages'

interface CopyDialogProps {
  batch: BatchDesk
  onClose: () => void
}

const copySchema = (t: Translate) =>
  v.pipe(
    v.object({
      name: requiredText(t(messages.enterName)),
      starts_on: dayField(t(messages.chooseDay)),
      ends_on: optionalText,
    }),
    v.forward(
      v.partialCheck(
        [['starts_on'], ['ends_on']],
        ({ starts_on: first, ends_on: last }) => last === null || last >= first,
        t(messages.endsBefore),
      ),
      ['ends_on'],
    ),
  )

/** Adds a batch like this one with its own dates, and opens it. */
export default function CopyDialog({ batch, onClose }: CopyDialogProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const formId = useId()
  const [requestKey] = useState(() => crypto.randomUUID())
  const { field, day, control, failure, isDirty, isSending, onSubmit } = usePageForm({
    schema: copySchema,
    initial: {
      name: batch.name,
      starts_on: batch.ends_on === null ? '' : addDays(batch.ends_on, 1),
      ends_on: '',
    },
    send: (api, copy) => {
      const params = { path: { id: batch.id } }
      const body = { ...copy, request_key: requestKey }
      return answerOf(api.POST('/stores/batches/{id}/copy', { params, body }))
    },
    toast: () => t(messages.copied),
    reloads: false,
    failurePlace: 'form',
    async onSuccess({ id }) {
      onClose()
      await navigate(accountPaths.batch(id))
    },
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const firstDay = day('starts_on')
  return (
    <Dialog
      isOpen
      title={t(messages.copyTitle)}
      description={t(messages.copyText)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(messages.copy)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
        {failure !== undefined && <Notice tone="bad">{failure}</Notice>}
        <TextField label={t(messages.name)} maxLength={160} {...field('name')} />
        <div className={styles.pair}>
          <DatePicker label={t(messages.firstDay)} {...firstDay} />
          <DatePicker
            label={t(messages.lastDay)}
            hint={t(messages.lastDayHint)}
            min={firstDay.value === '' ? undefined : firstDay.value}
            {...control('ends_on')}
          />
        </div>
      </form>
      {question}
    </Dialog>
  )
}
