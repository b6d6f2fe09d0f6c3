import { PageActions, UnreviewedMark } from '@edbazaar/feature-catalogue-ui/page-actions'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { formatClock, formatDay, isoDuration } from '@edbazaar/ui/formatting'
import { PlayIcon } from '@edbazaar/ui/Icon'
import { PageHead } from '@edbazaar/ui/PageHead'
import { messages } from '../messages'
import type { LoadedVideo } from './load-video'
import * as styles from './video.css'
import { crumbsOf } from './video-meta'

/** Breadcrumbs, title, summary, duration, date and actions. */
export function VideoHead({ video }: Pick<LoadedVideo, 'video'>) {
  const t = useMessages(messages)
  const locale = useLocale()
  const published = dayInIndia(video.published_at)
  return (
    <>
      <Breadcrumbs crumbs={crumbsOf(video, t)} />
      <PageHead look="name" title={video.title} standfirst={video.summary} className={styles.head}>
        <div className={styles.line}>
          <p className={styles.facts}>
            {video.duration_seconds > 0 && (
              <span className={styles.duration}>
                <PlayIcon size="small" />
                <time dateTime={isoDuration(video.duration_seconds)}>
                  {formatClock(video.duration_seconds)}
                </time>
              </span>
            )}
            <time dateTime={published}>{formatDay(published, { withYear: true, locale })}</time>
            <UnreviewedMark isUnreviewed={video.is_unreviewed} />
            {video.is_by_provider && <Badge>{t(messages.byProvider)}</Badge>}
            {video.has_synthetic_media && <Badge>{t(messages.syntheticMedia)}</Badge>}
          </p>
          <PageActions
            title={video.title}
            record={{ kind: 'video', id: video.id }}
            className={styles.actions}
          />
        </div>
      </PageHead>
    </>
  )
}
