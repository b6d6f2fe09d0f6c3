import type { NewsletterDraft, NewsletterState } from '@edbazaar/api-client'
import { fieldErrorsOf } from '@edbazaar/feature-form-kit'
import { MomentField } from '@edbazaar/feature-form-kit/moment'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useState } from 'react'
import * as styles from '../draft.css'
import { messages } from '../messages'
import { SendingStatus } from './SendingStatus'
import { useSending } from './use-sending'

interface SendPanelProps {
  draft: NewsletterDraft
  /** Whether the form has changes that are not saved: only what is saved can be sent. */
  hasChanges: boolean
  /** Shows a failure, also at the fields of the form. */
  showFailure: (cause: unknown) => void
}

type Question = 'sending' | 'cancelled' | 'delete'

/** Sends a test, schedules, sends, pauses, resumes, cancels and deletes a newsletter. */
export function SendPanel({ draft, hasChanges, showFailure }: SendPanelProps) {
  const t = useMessages(messages)
  const [question, setQuestion] = useState<Question | null>(null)
  const [sendAt, setSendAt] = useState<string | null>(draft.send_at)
  const [timeError, setTimeError] = useState<string>()
  const { isBusy, isResumed, move, sendTest, remove } = useSending(draft, {
    onMoved: () => setTimeError(undefined),
    onRefused(cause) {
      showFailure(cause)
      setTimeError(fieldErrorsOf(cause)?.send_at)
    },
  })
  const may = (to: NewsletterState) => draft.moves.includes(to)

  function schedule() {
    if (sendAt === null) return setTimeError(t(messages.chooseTime))
    void move('scheduled', sendAt)
  }
  function onConfirmed() {
    setQuestion(null)
    if (question === 'delete') void remove()
    else if (question !== null) void move(question)
  }
  const isDeletable = draft.issue === null && draft.state !== 'scheduled'

  return (
    <section aria-labelledby="draft-sending" className={styles.panel}>
      <SectionHead title={t(messages.sending)} titleId="draft-sending" isFlush />
      <SendingStatus draft={draft} />
      {hasChanges && <p className={styles.hint}>{t(messages.saveFirst)}</p>}
      {may('scheduled') && (
        <div className={styles.schedule}>
          <MomentField
            value={sendAt}
            error={timeError}
            onChange={(next) => {
              setSendAt(next)
              setTimeError(undefined)
            }}
          />
          <Button disabled={hasChanges} loading={isBusy} onClick={schedule}>
            {t(messages.schedule)}
          </Button>
        </div>
      )}
      <div className={styles.buttons}>
        {may('sending') && (
          <Button
            variant="main"
            disabled={hasChanges}
            loading={isBusy}
            onClick={() => (isResumed ? void move('sending') : setQuestion('sending'))}
          >
            {t(isResumed ? messages.resume : messages.sendNow)}
          </Button>
        )}
        {(draft.state === 'draft' || draft.state === 'scheduled') && (
          <Button disabled={hasChanges} loading={isBusy} onClick={() => void sendTest()}>
            {t(messages.sendTest)}
          </Button>
        )}
        {may('paused') && (
          <Button loading={isBusy} onClick={() => void move('paused')}>
            {t(messages.pause)}
          </Button>
        )}
        {may('draft') && (
          <Button loading={isBusy} onClick={() => void move('draft')}>
            {t(messages.unschedule)}
          </Button>
        )}
        {may('cancelled') && (
          <Button loading={isBusy} onClick={() => setQuestion('cancelled')}>
            {t(messages.cancelSending)}
          </Button>
        )}
        {isDeletable && (
          <Button loading={isBusy} onClick={() => setQuestion('delete')}>
            {t(messages.delete)}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        title={t(messages.questions[question ?? 'sending'].title)}
        question={t(messages.questions[question ?? 'sending'].text)}
        yesLabel={t(messages.questions[question ?? 'sending'].yes)}
        noLabel={t(messages.keep)}
        tone={question === 'sending' ? 'plain' : 'danger'}
        onYes={onConfirmed}
        onNo={() => setQuestion(null)}
      />
    </section>
  )
}
