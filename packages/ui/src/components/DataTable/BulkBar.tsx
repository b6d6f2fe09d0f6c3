'use client'

import type { ReactNode } from 'react'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import type { DataTableLabels } from './labels'
import * as styles from './TableTools.css'

interface BulkBarProps {
  /** How many rows are selected. */
  count: number
  onClear: () => void
  note: ReactNode
  labels: DataTableLabels
  /** The actions. */
  children: ReactNode
}

/** Actions for the selected rows; sticky at the bottom of the window. */
export function BulkBar({ count, onClear, note, labels, children }: BulkBarProps) {
  return (
    <section aria-label={labels.selected(count)} className={styles.bulk}>
      <IconButton label={labels.clearSelection} icon={<XIcon />} onClick={onClear} />
      <b className={styles.selectedCount}>{labels.selected(count)}</b>
      <div className={styles.bulkActions}>{children}</div>
      {note && <div className={styles.note}>{note}</div>}
    </section>
  )
}
