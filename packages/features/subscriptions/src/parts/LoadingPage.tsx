import { useMessages } from '@edbazaar/feature-platform'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { BackToPlan } from './BackToPlan'
import { messages } from './messages'
import * as styles from './parts.css'

/** A page of plans until its content is there. */
export function LoadingPage({ title }: { title: string }) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={title} above={<BackToPlan />} />
      <div role="status" aria-label={t(messages.loading)} className={styles.lines}>
        {skeletonWidths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
