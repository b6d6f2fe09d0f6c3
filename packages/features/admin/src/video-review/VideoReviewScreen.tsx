import type { VideoReview } from '@edbazaar/api-client'
import { playFrom } from '@edbazaar/feature-media/play-from'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { LoadingLines } from '@edbazaar/feature-shell/loading-lines'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Decision } from '../content-review/Decision'
import * as styles from '../content-review/review.css'
import { queuePlaces } from '../queue-switch/queue-places'
import { ChangedFields } from './ChangedFields'
import { Facts } from './Facts'
import type { loadReview } from './load-review'
import { messages } from './messages'
import { Placement } from './Placement'
import { RemarkList } from './RemarkList'
import { ReviewedVideo } from './ReviewedVideo'
import { useReviewEditor } from './use-review-editor'

/** `/admin/all-videos/{id}`: an admin watches a video, remarks on times in it, and decides. */
export function VideoReviewScreen() {
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

const pathOf: Readonly<Record<VideoReview['kind'], (url: string) => string>> = {
  discussion: paths.discussion,
  contest: paths.contest,
  principal_talk: paths.principalTalk,
}

function OpenReview({ loaded }: { loaded: VideoReview }) {
  const t = useMessages(messages)
  const reviewEditor = useReviewEditor(loaded)
  const player = useRef<HTMLVideoElement>(null)
  /** Playback position in whole seconds. */
  const [now, setNow] = useState(0)
  const { review } = reviewEditor
  const unsent = review.remarks.filter(({ sent_at: at }) => at === null).length

  const seek = (seconds: number) => playFrom(player.current, seconds, 'center')
  return (
    <>
      <PageHead
        title={review.latest.fields.title || t(messages.untitled)}
        standfirst={review.latest.fields.summary}
        above={<Link href={queuePlaces.videos.path}>{t(messages.back)}</Link>}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {review.approved !== null && review.approved.n !== review.latest.n && (
            <ChangedFields review={review} approved={review.approved} />
          )}
          <ReviewedVideo
            key={review.latest.n}
            review={review}
            player={player}
            onTime={setNow}
            onSeek={seek}
          />
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
          <RemarkList reviewEditor={reviewEditor} now={now} onSeek={seek} />
          {(review.approved !== null || review.status === 'review') && (
            <Placement reviewEditor={reviewEditor} />
          )}
          {review.is_public && (
            <Link href={pathOf[review.kind](review.url)}>{t(messages.open)}</Link>
          )}
        </aside>
      </div>
    </>
  )
}
