import { Skeleton } from '@edbazaar/ui/Skeleton'
import * as styles from './inbox.css'

const rows = [1, 2, 3, 4, 5]

/** The list of an inbox while it loads. */
export function LoadingRows() {
  return rows.map((row) => (
    <div key={row} className={styles.loadingRow}>
      <Skeleton />
    </div>
  ))
}
