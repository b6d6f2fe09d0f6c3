import type { ReactNode } from 'react'
import * as styles from './cells.css'

/** A name with its place, or another short addition, beside it. */
export const nameCell = (name: ReactNode, addition: string | null) => (
  <>
    {name}
    {addition !== null && <span className={styles.addition}>{addition}</span>}
  </>
)
