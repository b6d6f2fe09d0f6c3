import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { QueueSwitch } from './QueueSwitch'
import * as styles from './queue-switch.css'

const lines = Array.from({ length: 12 }, (_, index) => index)

/** A queue while its cases load. */
export function QueueSkeleton({ title, path }: { title: string; path: string }) {
  return (
    <div className={inboxStyles.page} data-wide-page="" aria-busy="true">
      <header className={inboxStyles.head}>
        <h1 className={inboxStyles.title}>{title}</h1>
        <QueueSwitch path={path} view="queue" />
      </header>
      <div className={styles.lines}>
        {lines.map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  )
}
