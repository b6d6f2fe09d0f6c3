import type { KeyboardEvent } from 'react'

/** Elements that handle letter keys themselves. */
const hasOwnKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]'

/** Whether the table handles a key pressed in a row. */
export function isForTable(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  // Portal content bubbles through React but is not part of the row.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.closest(hasOwnKeys) === null
}

/** The effect of a key on a row. */
export type RowCommand = 'next' | 'previous' | 'first' | 'last' | 'toggle' | 'open'

const commands: Readonly<Record<string, RowCommand>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  x: 'toggle',
}

/** Keys that buttons and links use too: the table handles them only on the row itself. */
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
