import { answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { todayInIndia, useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useId } from 'react'
import type { ApplicationRow, Decision } from '../application-types'
import { decisionBody, needsReasons, useDecisionForm } from '../decision-form'
import { messages } from '../messages'
import { MessageField } from '../saved-texts/MessageField'
import { SaveMessage } from '../saved-texts/SaveMessage'
import { useSavedTexts } from '../saved-texts/use-saved-texts'
import * as styles from './dialogs.css'
import { ReasonFields } from './ReasonFields'

interface MoveDialogProps {
  row: ApplicationRow
  decision: Decision
  now: number
  onClose: () => void
}

/** A decision that needs more than the stage: reasons, the date of an offer, a message to the applicant. */
export function MoveDialog({ row, decision: state, now, onClose }: MoveDialogProps) {
  const t = useMessages(messages)
  const formId = useId()
  const { id, revision, label, job } = row
  const isToldAtOnce = state === 'hired' || state === 'declined'
  const decision = useDecisionForm({
    initial: {
      state,
      offered_on: todayInIndia(new Date(now)),
      is_told: isToldAtOnce,
      text: '',
    },
    send: (api, values) =>
      answerOf(
        api.POST('/job-applications/{id}/move', {
          params: { path: { id } },
          body: {
            revision,
            state,
            tell: values.is_told,
            ...decisionBody(values),
            ...(state === 'offered' &&
              values.offered_on !== '' && { offered_on: values.offered_on }),
          },
        }),
      ),
    toast: () => t(messages.moved(label, t(messages.stages[state]))),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty: decision.isDirty, onClose })
  const { checkbox, control, form, isSending, onSubmit } = decision
  const tell = form.watch('is_told')
  const saved = useSavedTexts(tell ? job.listing : null)
  return (
    <Dialog
      isOpen
      title={t(messages.moveTitles[state](label))}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.cancel)}</Button>
          <Button type="submit" form={formId} variant="main" loading={isSending}>
            {t(tell ? messages.send : messages.save)}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
          {needsReasons(state) && <ReasonFields decision={decision} />}
          {state === 'offered' && (
            <DatePicker label={t(messages.offeredOn)} {...control('offered_on')} />
          )}
          {isToldAtOnce ? (
            <p className={styles.note}>{t(messages.toldAtOnce)}</p>
          ) : (
            <div>
              <Checkbox label={t(messages.tell)} {...checkbox('is_told')} />
              <p className={styles.note}>{t(messages.tellHint)}</p>
            </div>
          )}
          {tell && <MessageField decision={decision} texts={saved.value} rows={4} />}
        </form>
        {tell && (
          <SaveMessage listing={job.listing} text={form.watch('text')} onSaved={saved.reload} />
        )}
      </div>
      {question}
    </Dialog>
  )
}
