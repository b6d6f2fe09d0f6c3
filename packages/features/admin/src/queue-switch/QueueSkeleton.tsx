import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { QueueSwitch } from './QueueSwitch'
import * as styles from './queue-switch.css'

const lines = Array.from({ length: 12 }, (_, index) => index)

/** A queue while its cases load. */
export function QueueSkeleton({ title, path }: { title: string; path: string }) {
  return (
    <div aria-busy="true">
      <PageHead title={title} look="name">
        <div className={styles.switchLine}>
          <QueueSwitch path={path} view="queue" />
        </div>
      </PageHead>
      <div className={styles.lines}>
        {lines.map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  )
}
