import { isPlainClick, RouterAnchor } from '@edbazaar/feature-platform'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import type { ReactNode } from 'react'
import * as styles from './rows.css'

interface InboxRowProps {
  /** The path of the page with this row open. */
  href: string
  isOpen: boolean
  /** Opens the row without leaving the page. */
  onOpen: () => void
  isSelected: boolean
  /** The name of the checkbox. Without it the row cannot be selected. */
  selectLabel: string | undefined
  onToggle: () => void
  /** Whether the row is inactive and shown dimmed. */
  isGone?: boolean
  children: ReactNode
}

/** A row of an inbox: a checkbox, and a link that opens the row beside the list. */
export function InboxRow(props: InboxRowProps) {
  const { href, isOpen, onOpen, isSelected, selectLabel, onToggle, isGone, children } = props
  return (
    <li
      className={styles.row}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-gone={isGone ? '' : undefined}
    >
      {selectLabel !== undefined && (
        <Checkbox
          className={styles.pick}
          label=""
          aria-label={selectLabel}
          checked={isSelected}
          onChange={onToggle}
        />
      )}
      <RouterAnchor
        href={href}
        className={styles.link}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onOpen()
        }}
      >
        {children}
      </RouterAnchor>
    </li>
  )
}
