import { useMessages } from '@edbazaar/feature-platform'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { messages } from './messages'
import * as styles from './preview.css'

/** Shown until a preview is loaded. */
export function PreviewSkeleton() {
  const t = useMessages(messages)
  return (
    <article aria-busy="true" aria-label={t(messages.loading)} className={styles.loading}>
      <h1>{t(messages.title)}</h1>
      <Skeleton width="half" />
    </article>
  )
}
