import type { NewsletterDraft, NewsletterPreview } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { articleImages, RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Tabs } from '@edbazaar/ui/Tabs'
import * as styles from './draft.css'
import { messages } from './messages'

interface DraftPreviewProps {
  /** As the server has saved and cleaned it; null before the first save. */
  draft: NewsletterDraft | null
  preview: NewsletterPreview | null
  hasChanges: boolean
}

/** The saved newsletter as readers see it: as a page, as an email, and as an email without HTML. */
export function DraftPreview({ draft, preview, hasChanges }: DraftPreviewProps) {
  const t = useMessages(messages)
  const note =
    draft === null
      ? messages.noPreview
      : hasChanges
        ? messages.previewUnsaved
        : messages.previewText
  return (
    <section aria-labelledby="draft-preview" className={styles.preview}>
      <SectionHead title={t(messages.preview)} titleId="draft-preview" isFlush />
      <p className={styles.note}>{t(note)}</p>
      {draft !== null && preview !== null && (
        <Tabs
          label={t(messages.preview)}
          tabs={[
            {
              value: 'page',
              label: t(messages.asPage),
              panel: <PagePreview draft={draft} body={preview.body} />,
            },
            {
              value: 'email',
              label: t(messages.asEmail),
              panel: (
                <iframe
                  title={t(messages.emailTitle(preview.subject))}
                  sandbox=""
                  srcDoc={preview.email_html}
                  className={styles.email}
                />
              ),
            },
            {
              value: 'text',
              label: t(messages.asText),
              panel: <pre className={styles.plain}>{preview.email_text}</pre>,
            },
          ]}
        />
      )}
    </section>
  )
}

function PagePreview({ draft, body }: { draft: NewsletterDraft; body: string }) {
  const t = useMessages(messages)
  return (
    <article className={styles.issue} aria-label={draft.title}>
      <h3 className={styles.issueTitle} lang={languageOf(draft.title)}>
        {draft.title}
      </h3>
      {draft.summary !== '' && (
        <p className={styles.issueSummary} lang={languageOf(draft.summary)}>
          {draft.summary}
        </p>
      )}
      {body === '' ? (
        <p className={styles.note}>{t(messages.noBody)}</p>
      ) : (
        <RichText html={body} look="article" images={articleImages} />
      )}
    </article>
  )
}
