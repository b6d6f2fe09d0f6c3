import type { BlogReview } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import * as styles from '../content-review/review.css'
import { findingText } from '../moderation/finding-text'
import { messages as moderationMessages } from '../moderation/messages'
import { messages } from './messages'

/** Where the blog stands, who wrote it, and what the checks found. */
export function Facts({ review }: { review: BlogReview }) {
  const t = useMessages(messages, moderationMessages)
  const { author_name: author, copied_from: copy } = review
  const findings = review.case?.findings ?? []
  return (
    <section className={styles.facts}>
      <p>
        <Badge>{t(messages.statuses[review.status])}</Badge>
      </p>
      <p className={styles.quiet}>{t(review.is_public ? messages.public : messages.notPublic)}</p>
      <p>
        <b lang={languageOf(author)}>{t(messages.by(author))}</b>
      </p>
      <p className={styles.quiet}>{t(messages.authorNew(review.approved_blogs))}</p>
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
