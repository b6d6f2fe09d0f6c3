import type { BlogReview } from '@edbazaar/api-client'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useLoaderData } from 'react-router-dom'
import { Decision } from '../content-review/Decision'
import * as styles from '../content-review/review.css'
import { queuePlaces } from '../queue-switch/queue-places'
import { ChangedFields } from './ChangedFields'
import { CommentList } from './CommentList'
import { Facts } from './Facts'
import type { loadReview } from './load-review'
import { messages } from './messages'
import { Placement } from './Placement'
import { ReviewedText } from './ReviewedText'
import { useReviewEditor } from './use-review-editor'

/** `/admin/all-blogs/{id}`: an admin reads a blog, comments on places in it, and decides. */
export function BlogReviewScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<typeof loadReview>()
  return (
    <PrivatePage
      loaded={loaded}
      access="admin"
      skeleton={<LoadingLines label={t(messages.loading)} className={styles.main} />}
    >
      {({ review }) => <OpenReview key={review.id} loaded={review} />}
    </PrivatePage>
  )
}

function OpenReview({ loaded }: { loaded: BlogReview }) {
  const t = useMessages(messages)
  const reviewEditor = useReviewEditor(loaded)
  const { review } = reviewEditor
  const unsent = review.comments.filter(({ sent_at: at }) => at === null).length
  return (
    <>
      <PageHead
        title={review.latest.fields.title || t(messages.untitled)}
        standfirst={review.latest.fields.summary}
        above={<Link href={queuePlaces.blogs.path}>{t(messages.back)}</Link>}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {review.approved !== null && review.approved.n !== review.latest.n && (
            <ChangedFields review={review} approved={review.approved} />
          )}
          <ReviewedText key={review.latest.n} reviewEditor={reviewEditor} />
        </div>
        <aside className={styles.beside}>
          <Facts review={review} />
          <Decision
            reviewEditor={reviewEditor}
            unsent={unsent}
            sendLabel={t(messages.send(unsent))}
            notInReview={t(messages.notInReview)}
            own={t(messages.own)}
          />
          <CommentList reviewEditor={reviewEditor} />
          <Placement reviewEditor={reviewEditor} />
          {review.is_public && <Link href={paths.blog(review.url)}>{t(messages.open)}</Link>}
        </aside>
      </div>
    </>
  )
}
