import { useMessages } from '@edbazaar/feature-platform'
import type { Finding } from '../moderation/case-types'
import { findingText } from '../moderation/finding-text'
import { messages as moderationMessages } from '../moderation/messages'
import * as styles from './review.css'

/** The findings of the checks, except for a copied text, which the page shows with a link. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useMessages(moderationMessages)
  return findings
    .filter(({ code }) => code !== 'copied_text')
    .map((finding) => (
      <p key={finding.code + finding.excerpt} className={styles.finding}>
        {findingText(finding, t)}
      </p>
    ))
}
