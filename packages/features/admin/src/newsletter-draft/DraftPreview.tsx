import type { NewsletterDraft } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from './draft.css'
import { messages } from './messages'

interface DraftPreviewProps {
  /** As the server has saved and cleaned it; null before the first save. */
  draft: NewsletterDraft | null
  hasChanges: boolean
}

/** The saved draft as readers would see it. */
export function DraftPreview({ draft, hasChanges }: DraftPreviewProps) {
  const t = useMessages(messages)
  const note =
    draft === null
      ? messages.noPreview
      : hasChanges
        ? messages.previewUnsaved
        : messages.previewText
  return (
    <section aria-labelledby="draft-preview">
      <SectionHead title={t(messages.preview)} titleId="draft-preview" isFlush />
      <p className={styles.note}>{t(note)}</p>
      {draft !== null && (
        <article className={styles.issue} aria-label={draft.title}>
          <h3 className={styles.issueTitle} lang={languageOf(draft.title)}>
            {draft.title}
          </h3>
          {draft.summary !== '' && (
            <p className={styles.issueSummary} lang={languageOf(draft.summary)}>
              {draft.summary}
            </p>
          )}
          {draft.body === '' ? (
            <p className={styles.note}>{t(messages.noBody)}</p>
          ) : (
            <RichText html={draft.body} look="article" />
          )}
        </article>
      )}
    </section>
  )
}
