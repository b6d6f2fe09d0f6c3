import type { ConsentNotice } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { RichText } from '@edbazaar/ui/RichText'
import { messages } from './messages'
import * as styles from './permission.css'

interface NoticeTextProps {
  notice: ConsentNotice
  /** The title, if the notice is not about enquiries. */
  title?: string
}

/** The privacy notice that the parent agrees to, opened in place. */
export function NoticeText({ notice: { version, html }, title }: NoticeTextProps) {
  const t = useMessages(messages)
  return (
    <details className={styles.notice}>
      <summary className={styles.noticeTitle}>{title ?? t(messages.notice(version))}</summary>
      <RichText html={html} className={styles.noticeText} />
    </details>
  )
}
