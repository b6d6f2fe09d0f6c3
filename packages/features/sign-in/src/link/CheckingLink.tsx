import { useMessages } from '@edbazaar/feature-platform'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import * as styles from './link.css'
import { messages } from './messages'

/** Shown while a link is checked. Without JavaScript it explains that the page needs it. */
export function CheckingLink({ label }: { label?: string }) {
  const t = useMessages(messages)
  return (
    <div className={styles.form}>
      <VisuallyHidden role="status">{label ?? t(messages.checking)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <noscript>{t(messages.needsJavaScript)}</noscript>
    </div>
  )
}
