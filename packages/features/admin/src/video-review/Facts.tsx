import type { VideoReview } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Findings } from '../content-review/Findings'
import { messages as reviewMessages } from '../content-review/messages'
import * as styles from '../content-review/review.css'
import { messages } from './messages'

/** The video's status, its author, and the findings of the checks. */
export function Facts({ review }: { review: VideoReview }) {
  const t = useMessages(messages, reviewMessages)
  const { author_name: author, school_name: school, copied_from: copy, latest } = review
  return (
    <section className={styles.facts}>
      <p>
        <Badge>{t(reviewMessages.statuses[review.status])}</Badge> {t(messages.kinds[review.kind])}
      </p>
      <p className={styles.quiet}>
        {t(review.is_public ? reviewMessages.public : reviewMessages.notPublic)}
      </p>
      <p>
        <b lang={author === null ? undefined : languageOf(author)}>
          {author === null ? t(messages.editorial) : t(messages.by(author))}
        </b>
      </p>
      {school !== null && <p>{t(messages.of(school))}</p>}
      {author !== null && (
        <>
          <p className={styles.quiet}>{t(messages.authorNew(review.approved_videos))}</p>
          <p className={latest.fields.pupils === 'none' ? styles.quiet : styles.finding}>
            {t(messages.pupils[latest.fields.pupils ?? 'unknown'])}
          </p>
        </>
      )}
      {latest.fields.has_synthetic_media && (
        <p className={styles.finding}>{t(messages.synthetic)}</p>
      )}
      {copy !== null && (
        <p className={styles.finding}>
          {t(messages.copied(copy.percent))} <Link href={copy.path}>{copy.title}</Link>
        </p>
      )}
      <Findings findings={review.case?.findings ?? []} />
    </section>
  )
}
