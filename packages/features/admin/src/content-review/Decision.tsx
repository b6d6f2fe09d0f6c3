import type { ApiClient, PublicationStatus } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { useRequest } from '@edbazaar/feature-form-kit'
import { optionalText, requiredText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { reasonsOf } from '../moderation/decide/decision'
import type { ReviewDecision } from './decide-case'
import { messages } from './messages'
import * as styles from './review.css'

interface Reviewed {
  readonly status: PublicationStatus
  readonly case: { readonly is_own: boolean } | null
}

interface DecisionProps<Review extends Reviewed> {
  reviewEditor: {
    review: Review
    decide: (api: ApiClient, decision: ReviewDecision) => Promise<Review>
    onChanged: (review: Review) => void
  }
  /** The number of the reviewer's comments that the author has not received yet. */
  unsent: number
  /** The label of the button that sends it. */
  sendLabel: string
  /** The reason why there is nothing to decide. */
  notInReview: string
  /** The reason why the admin may not decide. */
  own: string
}

/** Approves the latest revision, or asks for changes with a reason, a message and what the reviewer noted. */
export function Decision<Review extends Reviewed>(props: DecisionProps<Review>) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsking, setIsAsking] = useState(false)
  const { review, decide, onChanged } = props.reviewEditor
  const { case: open, status } = review

  if (open === null || status !== 'review')
    return <p className={styles.quiet}>{props.notInReview}</p>
  if (open.is_own) return <p className={styles.quiet}>{props.own}</p>

  const onApprove = () =>
    run((api) => decide(api, { outcome: 'approved' }), {
      onSuccess(approved) {
        onChanged(approved)
        showToast({ type: 'success', message: t(messages.approved) })
      },
    })
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

/** The message may be empty if comments are sent with it. */
const changesSchema = (unsent: number) => (t: Translate) =>
  v.object({
    reason_code: v.picklist(reasonsOf.changes, t(messages.reasonRequired)),
    note_public: unsent === 0 ? requiredText(t(messages.noteRequired)) : optionalText,
  })

interface AskForChangesProps<Review extends Reviewed> extends DecisionProps<Review> {
  onClose: () => void
}

function AskForChanges<Review extends Reviewed>(props: AskForChangesProps<Review>) {
  const { reviewEditor, unsent, sendLabel, onClose } = props
  const t = useMessages(messages, reviewMessages)
  const { onSubmit, isSending, field } = usePageForm({
    schema: changesSchema(unsent),
    initial: { reason_code: '', note_public: '' },
    send: (api, { reason_code, note_public: note }) =>
      reviewEditor.decide(api, {
        outcome: 'changes',
        reason_code,
        ...(note !== null && { note_public: note }),
      }),
    toast: () => t(messages.asked),
    reloads: false,
    onSuccess: reviewEditor.onChanged,
  })
  return (
    <form noValidate className={styles.decision} onSubmit={onSubmit}>
      <Select
        label={t(messages.reason)}
        options={[
          { value: '', label: t(messages.chooseReason) },
          ...reasonsOf.changes.map((each) => ({
            value: each,
            label: t(reviewMessages.reasons[each]),
          })),
        ]}
        {...field('reason_code')}
      />
      <TextArea label={t(messages.note)} rows={3} maxLength={500} {...field('note_public')} />
      <p className={styles.buttons}>
        <Button type="submit" variant="main" loading={isSending}>
          {sendLabel}
        </Button>
        <Button onClick={onClose}>{t(messages.cancel)}</Button>
      </p>
    </form>
  )
}
