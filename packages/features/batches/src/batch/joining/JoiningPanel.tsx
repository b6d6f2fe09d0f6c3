import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useId } from 'react'
import type { BatchDesk, BatchJoining } from '../../batch-types'
import * as styles from '../batch.css'
import {
  AgeFields,
  BookingField,
  DropInFields,
  StateField,
  TrialFields,
  WaitlistFields,
} from './JoiningFields'
import { type JoiningDraft, joiningDraft, joiningFieldOf, joiningSchema } from './joining-schema'
import { messages } from './messages'
import { saveJoining } from './use-joining'

interface JoiningPanelProps {
  batch: BatchDesk
  /** Milliseconds. */
  now: number
  onClose: () => void
}

/** The form of the settings. */
export type JoiningForm = ReturnType<typeof useJoiningForm>

function useJoiningForm(batch: BatchDesk, today: string, onClose: () => void) {
  const t = useMessages(messages)
  return usePageForm<Omit<BatchJoining, 'revision'>, unknown, JoiningDraft>({
    schema: (t) => joiningSchema(t, today),
    initial: joiningDraft(batch),
    fieldOf: joiningFieldOf,
    send: (api, joining) => saveJoining(api, batch.id, { ...joining, revision: batch.revision }),
    toast: () => t(messages.saved),
    onSuccess: onClose,
  })
}

/** Settings of a batch: who can join, how, and for which price. What was entered stays if refused. */
export default function JoiningPanel({ batch, now, onClose }: JoiningPanelProps) {
  const t = useMessages(messages)
  const formId = useId()
  const today = todayInIndia(new Date(now))
  const form = useJoiningForm(batch, today, onClose)
  const { close, question } = useDialogGuard({ isDirty: form.isDirty, onClose })
  return (
    <Dialog
      isOpen
      shape="panel"
      title={t(messages.title)}
      closeLabel={t(messages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={form.isSending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} noValidate onSubmit={form.onSubmit}>
        <StateField form={form} today={today} />
        <BookingField form={form} />
        <TrialFields form={form} />
        <DropInFields form={form} />
        <WaitlistFields form={form} />
        <AgeFields form={form} />
      </form>
      {question}
    </Dialog>
  )
}
