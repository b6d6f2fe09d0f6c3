import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import * as styles from './link.css'
import { messages } from './link-messages'

/** Shown while a link is checked. Without JavaScript it explains that the page needs it. */
export function CheckingLink({ label = messages.checking }: { label?: string }) {
  return (
    <div className={styles.form}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <noscript>{messages.needsJavaScript}</noscript>
    </div>
  )
}
