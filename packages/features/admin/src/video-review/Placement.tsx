import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Switch } from '@edbazaar/ui/Switch'
import { useSetAtom } from 'jotai'
import * as styles from '../content-review/review.css'
import { Schedule } from '../content-review/Schedule'
import { messages } from './messages'
import type { ReviewEditor } from './use-review-editor'

/** Features an approved video, opens or closes its comments, or schedules one that is not public. */
export function Placement({ reviewEditor }: { reviewEditor: ReviewEditor }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { review } = reviewEditor
  const { is_public: isPublic } = review
  const isApproved = review.approved !== null
  const at = isApproved ? review.published_at : review.latest.fields.publish_at
  const isScheduled = !isPublic && at !== null && Date.parse(at) > Date.now()

  async function place(changes: Parameters<ReviewEditor['place']>[0]) {
    if (await reviewEditor.place(changes))
      showToast({ type: 'success', message: t(messages.placed) })
  }
  return (
    <section className={styles.decision}>
      <h2 className={styles.heading}>{t(messages.place)}</h2>
      <Switch
        label={t(messages.featured)}
        hint={t(messages.featuredHint)}
        checked={review.is_featured}
        onChange={({ target }) => void place({ is_featured: target.checked })}
      />
      {review.kind === 'discussion' && (
        <Switch
          label={t(messages.comments)}
          hint={t(messages.commentsHint)}
          checked={review.has_comments}
          onChange={({ target }) => void place({ has_comments: target.checked })}
        />
      )}
      {(isScheduled || !isApproved) && (
        <Schedule
          key={at}
          at={at}
          isBusy={reviewEditor.isBusy}
          canPublish={isApproved}
          onPlace={(publishedAt) => place({ published_at: publishedAt })}
        />
      )}
    </section>
  )
}
