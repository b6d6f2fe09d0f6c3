import type { MissingToShow } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { messages } from './messages'
import * as styles from './preview.css'

interface PreviewNoticeProps {
  /** Whether parents see the listing now. */
  isPublic: boolean
  /** The missing requirements for showing the listing. */
  missing: MissingToShow
  /** The URL of the listing's editor. */
  editorHref: string
  pageHref: string
}

/** Above a preview: who sees the page, and a link to its editor. */
export function PreviewNotice({ isPublic, missing, editorHref, pageHref }: PreviewNoticeProps) {
  const t = useMessages(messages)
  return (
    <Notice title={t(isPublic ? messages.shown : messages.onlyYou)} className={styles.notice}>
      {!isPublic && <p>{t(messages.hidden)}</p>}
      {missing.length > 0 && (
        <>
          <p>{t(messages.before)}</p>
          <ul className={styles.missing}>
            {missing.map((part) => (
              <li key={part}>{t(messages.missing[part])}</li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.links}>
        <Link href={editorHref}>
          {t(isPublic || missing.length > 0 ? messages.toListing : messages.toEditor)}
        </Link>
        {isPublic && <Link href={pageHref}>{t(messages.toPage)}</Link>}
      </p>
    </Notice>
  )
}
