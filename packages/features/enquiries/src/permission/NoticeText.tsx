import type { ConsentNotice } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { RichText } from '@edbazaar/ui/RichText'
import { messages } from './messages'
import * as styles from './permission.css'

/** The privacy notice that the parent agrees to, opened in place. */
export function NoticeText({ notice: { version, html } }: { notice: ConsentNotice }) {
  const t = useMessages(messages)
  return (
    <details className={styles.notice}>
      <summary className={styles.noticeTitle}>{t(messages.notice(version))}</summary>
      <RichText html={html} className={styles.noticeText} />
    </details>
  )
}
