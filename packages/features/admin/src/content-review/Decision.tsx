import type { PublicationStatus } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useSetAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { reasonsOf } from '../moderation/decide/decision'
import { messages } from './messages'
import * as styles from './review.css'
import type { ReviewDecision } from './review-decision'

interface DecisionProps {
  review: {
    readonly status: PublicationStatus
    readonly case: { readonly is_own: boolean } | null
  }
  /** The number of the reviewer's comments that the author has not received yet. */
  unsent: number
  /** The label of the button that sends it. */
  sendLabel: string
  isBusy: boolean
  /** Resolves to whether it was decided. */
  onDecide: (decision: ReviewDecision) => Promise<boolean>
  /** The reason why there is nothing to decide. */
  notInReview: string
  /** The reason why the admin may not decide. */
  own: string
}

/** Approves the latest revision, or asks for changes with a reason, a message and what the reviewer noted. */
export function Decision(props: DecisionProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const [isAsking, setIsAsking] = useState(false)
  const { review, isBusy, onDecide } = props
  const { case: open, status } = review

  if (open === null || status !== 'review')
    return <p className={styles.quiet}>{props.notInReview}</p>
  if (open.is_own) return <p className={styles.quiet}>{props.own}</p>

  async function onApprove() {
    if (await onDecide({ outcome: 'approved' }))
      showToast({ type: 'success', message: t(messages.approved) })
  }
  return (
    <section className={styles.decision}>
      <h2 className={styles.heading}>{t(messages.decide)}</h2>
      {isAsking ? (
        <AskForChanges {...props} onClose={() => setIsAsking(false)} />
      ) : (
        <p className={styles.buttons}>
          <Button variant="main" loading={isBusy} onClick={() => void onApprove()}>
            {t(messages.approve)}
          </Button>
          <Button onClick={() => setIsAsking(true)}>{t(messages.askChanges)}</Button>
        </p>
      )}
    </section>
  )
}

function AskForChanges({
  unsent,
  sendLabel,
  isBusy,
  onDecide,
  onClose,
}: DecisionProps & { onClose: () => void }) {
  const t = useMessages(messages, reviewMessages)
  const showToast = useSetAtom(showToastAtom)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const code = reasonsOf.changes.find((each) => each === reason)
  const isNoteMissing = note.trim() === '' && unsent === 0

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (!code || isNoteMissing) return
    const decided = await onDecide({
      outcome: 'changes',
      reason_code: code,
      ...(note.trim() !== '' && { note_public: note.trim() }),
    })
    if (decided) showToast({ type: 'success', message: t(messages.asked) })
  }
  return (
    <form className={styles.decision} onSubmit={(event) => void onSubmit(event)}>
      <Select
        label={t(messages.reason)}
        value={reason}
        error={hasTried && !code ? t(messages.reasonRequired) : undefined}
        options={[
          { value: '', label: t(messages.chooseReason) },
          ...reasonsOf.changes.map((each) => ({
            value: each,
            label: t(reviewMessages.reasons[each]),
          })),
        ]}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextArea
        label={t(messages.note)}
        error={hasTried && isNoteMissing ? t(messages.noteRequired) : undefined}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p className={styles.buttons}>
        <Button type="submit" variant="main" loading={isBusy}>
          {sendLabel}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </p>
    </form>
  )
}
