import { useMessages } from '@edbazaar/feature-platform'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { messages } from './messages'
import * as styles from './page.css'

/** A page of batches while it loads. */
export function LoadingPage({ title }: { title: string }) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
