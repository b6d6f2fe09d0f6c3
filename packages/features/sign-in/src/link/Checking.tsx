import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import * as styles from './link.css'
import { messages } from './link-messages'

/** In place of what a link is for, until it is known to hold; without scripts that never comes. */
export function Checking({ label = messages.checking }: { label?: string }) {
  return (
    <div className={styles.form}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <noscript>{messages.needsScripts}</noscript>
    </div>
  )
}
