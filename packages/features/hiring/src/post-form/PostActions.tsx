import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TriangleAlertIcon } from '@edbazaar/ui/Icon'
import { useState } from 'react'
import type { JobPostStatus } from '../labels/job-post-types'
import * as styles from './form.css'
import { messages } from './messages'
import { useProblemNames } from './problem-names'
import type { PostForm } from './use-post-form'

interface PostActionsProps {
  form: PostForm
  status: JobPostStatus
  /** Whether an admin reviews the post before it is live. */
  isReviewed: boolean
  canSubmit: boolean
  onSubmit: () => Promise<void>
  onSaveChanges: () => Promise<void>
  onWithdraw: () => Promise<void>
}

/** The actions of the form, always in view, with what keeps it from being saved. */
export function PostActions(props: PostActionsProps) {
  const t = useMessages(messages)
  const { form, status, isReviewed, canSubmit } = props
  const [busy, setBusy] = useState<string | null>(null)
  const run = (name: string, action: () => Promise<unknown>) => async () => {
    if (busy !== null) return
    setBusy(name)
    try {
      await action()
    } finally {
      setBusy(null)
    }
  }
  const isDraft = status === 'draft' || status === 'refused'
  const isLive = status === 'live' || status === 'paused'
  if (!isDraft && !isLive && status !== 'review') return null
  return (
    <div className={styles.footer}>
      <Note {...props} />
      {isDraft && (
        <>
          <Button
            className={styles.footButton}
            loading={busy === 'save'}
            disabled={!canSubmit}
            onClick={() => void run('save', form.save)()}
          >
            {t(messages.saveDraft)}
          </Button>
          <Button
            className={styles.footButton}
            variant="main"
            loading={busy === 'submit'}
            disabled={!canSubmit}
            onClick={() => void run('submit', props.onSubmit)()}
          >
            {t(isReviewed ? messages.submit : messages.postJob)}
          </Button>
        </>
      )}
      {isLive && (
        <Button
          className={styles.footButton}
          variant="main"
          loading={busy === 'save'}
          disabled={!form.isChanged}
          onClick={() => void run('save', props.onSaveChanges)()}
        >
          {t(messages.saveChanges)}
        </Button>
      )}
      {status === 'review' && (
        <Button
          className={styles.footButton}
          loading={busy === 'withdraw'}
          onClick={() => void run('withdraw', props.onWithdraw)()}
        >
          {t(messages.withdraw)}
        </Button>
      )}
    </div>
  )
}

function Note({ form, status, isReviewed, canSubmit }: PostActionsProps) {
  const t = useMessages(messages)
  const names = useProblemNames(form.errors)
  if (names.length > 0 || form.failure !== null)
    return (
      <p role="alert" className={styles.problem}>
        <TriangleAlertIcon size="small" />
        {names.length > 0 ? t(messages.problems(names.length, names.join(', '))) : form.failure}
      </p>
    )
  if (status === 'review') return <p className={styles.footNote}>{t(messages.inReviewText)}</p>
  if (status === 'live' || status === 'paused')
    return (
      <p className={styles.footNote}>
        {t(form.isChanged ? messages.liveChanges : messages.noChanges)}
      </p>
    )
  if (!canSubmit) return <p className={styles.hint}>{t(messages.listingFirst)}</p>
  return (
    <p className={styles.footNote}>{t(isReviewed ? messages.reviewed : messages.liveAtOnce)}</p>
  )
}
