import type { KeyboardEvent } from 'react'

/** Fields take letters themselves; a menu or a dialog opened from the row has keys of its own. */
const hasOwnKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]'

/** Whether a key on a row, or on a control inside it, is for the table. */
export function isForTable(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  // What a portal shows elsewhere is no part of the row.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.closest(hasOwnKeys) === null
}

/** What a key does on a row. */
export type RowCommand = 'next' | 'previous' | 'first' | 'last' | 'toggle' | 'open'

const commands: Readonly<Record<string, RowCommand>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  x: 'toggle',
}

/** Keys that also mean something to a button or a link: for the table only on the row itself. */
const commandsOfRow: Readonly<Record<string, RowCommand>> = {
  Home: 'first',
  End: 'last',
  Enter: 'open',
}

/** The command of a key, with whether the row itself has the focus, not a control inside it. */
export function commandOf(key: string, isOnRow: boolean): RowCommand | undefined {
  return (
    commands[key.length === 1 ? key.toLowerCase() : key] ??
    (isOnRow ? commandsOfRow[key] : undefined)
  )
}
