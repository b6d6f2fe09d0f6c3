import type { ReactNode } from 'react'
import * as styles from './cells.css'

/** A value with a short addition on its own line. */
export const stackedCell = (value: ReactNode, addition: string | null) => (
  <>
    <span className={styles.line}>{value}</span>
    {addition !== null && <span className={styles.secondLine}>{addition}</span>}
  </>
)
