import type { ReactNode } from 'react'
import * as styles from './parts.css'

type TableFrameProps = {
  /** The table. */
  children: ReactNode
} & ({ 'aria-label': string } | { 'aria-labelledby': string })

/** Lets a table scroll sideways where it does not fit, also by keyboard. */
export function TableFrame(props: TableFrameProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  return <section {...props} className={styles.tableFrame} tabIndex={0} />
}
