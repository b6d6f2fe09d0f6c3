import type { VideoReview } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import * as styles from '../content-review/review.css'
import { findingText } from '../moderation/finding-text'
import { messages as moderationMessages } from '../moderation/messages'
import { messages } from './messages'

/** Where the video stands, whose it is, and what the checks found. */
export function Facts({ review }: { review: VideoReview }) {
  const t = useMessages(messages, moderationMessages)
  const { author_name: author, school_name: school, copied_from: copy, latest } = review
  const findings = review.case?.findings ?? []
  return (
    <section className={styles.facts}>
      <p>
        <Badge>{t(messages.statuses[review.status])}</Badge> {t(messages.kinds[review.kind])}
      </p>
      <p className={styles.quiet}>{t(review.is_public ? messages.public : messages.notPublic)}</p>
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
      {findings
        .filter(({ code }) => code !== 'copied_text')
        .map((finding) => (
          <p key={finding.code + finding.excerpt} className={styles.finding}>
            {findingText(finding, t)}
          </p>
        ))}
    </section>
  )
}
