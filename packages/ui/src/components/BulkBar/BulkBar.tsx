'use client'

import type { ComponentProps, ReactNode } from 'react'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './BulkBar.css'

export interface BulkBarProps extends ComponentProps<'section'> {
  /** The number of selected records. */
  count: number
  /** Called by the button that clears the selection. */
  onClear: () => void
  /** The records that the actions do not apply to: "1 parent withdrew consent". */
  note?: ReactNode
  /** The accessible name and the text of the bar. @default '2 selected' */
  label?: string | undefined
  /** @default 'Clear selection' */
  clearLabel?: string
  /** The actions. */
  children: ReactNode
}

/** Actions for the selected records; sticky at the bottom of the window. */
export function BulkBar({
  count,
  onClear,
  note,
  label = `${formatCount(count)} selected`,
  clearLabel = 'Clear selection',
  className,
  children,
  ...rest
}: BulkBarProps) {
  return (
    <section aria-label={label} className={joinClasses(styles.bulk, className)} {...rest}>
      <IconButton label={clearLabel} icon={<XIcon />} onClick={onClear} />
      <b className={styles.selectedCount}>{label}</b>
      <div className={styles.bulkActions}>{children}</div>
      {note && <div className={styles.note}>{note}</div>}
    </section>
  )
}
