import { useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { messages } from './messages'
import * as styles from './preview.css'

interface PreviewNoticeProps {
  /** Whether parents see the listing now. */
  isPublic: boolean
  /** Where the owner edits the listing. */
  editorHref: string
  pageHref: string
}

/** Above a preview: who sees the page, and where its owner goes on. */
export function PreviewNotice({ isPublic, editorHref, pageHref }: PreviewNoticeProps) {
  const t = useMessages(messages)
  return (
    <Notice title={t(isPublic ? messages.shown : messages.onlyYou)} className={styles.notice}>
      {!isPublic && <p>{t(messages.hidden)}</p>}
      <p className={styles.links}>
        <Link href={editorHref}>{t(isPublic ? messages.toListing : messages.toEditor)}</Link>
        {isPublic && <Link href={pageHref}>{t(messages.toPage)}</Link>}
      </p>
    </Notice>
  )
}
