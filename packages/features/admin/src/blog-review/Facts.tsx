import type { BlogReview } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Findings } from '../content-review/Findings'
import { messages as reviewMessages } from '../content-review/messages'
import * as styles from '../content-review/review.css'
import { messages } from './messages'

/** The blog's status, its author, and the findings of the checks. */
export function Facts({ review }: { review: BlogReview }) {
  const t = useMessages(messages, reviewMessages)
  const { author_name: author, copied_from: copy } = review
  return (
    <section className={styles.facts}>
      <p>
        <Badge>{t(reviewMessages.statuses[review.status])}</Badge>
      </p>
      <p className={styles.quiet}>
        {t(review.is_public ? reviewMessages.public : reviewMessages.notPublic)}
      </p>
      <p>
        <b lang={languageOf(author)}>{t(messages.by(author))}</b>
      </p>
      <p className={styles.quiet}>{t(messages.authorNew(review.approved_blogs))}</p>
      {copy !== null && (
        <p className={styles.finding}>
          {t(messages.copied(copy.percent))} <Link href={copy.path}>{copy.title}</Link>
        </p>
      )}
      <Findings findings={review.case?.findings ?? []} />
    </section>
  )
}
