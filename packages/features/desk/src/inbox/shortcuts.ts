import { storedAtom } from '@edbazaar/feature-platform'
import type { messages } from './dialogs/messages'

/** What a key does in the inbox. */
export type Shortcut = keyof typeof messages.keyNames

/** Whether single letters are shortcuts. */
export const areKeysOnAtom = storedAtom<boolean>('desk-keys', {
  initial: true,
  isDeviceSetting: true,
  isValue: (stored) => typeof stored === 'boolean',
})

/** The keys of the help, by group. */
export const shortcutGroups = {
  move: [
    ['J', 'next'],
    ['K', 'previous'],
    ['↵', 'open'],
    ['Esc', 'back'],
    ['/', 'search'],
  ],
  reply: [
    ['R', 'email'],
    ['N', 'note'],
    ['C', 'call'],
    ['Ctrl ↵', 'send'],
  ],
  act: [
    ['A', 'assign'],
    ['E', 'snooze'],
  ],
  select: [
    ['X', 'select'],
    ['?', 'help'],
  ],
} as const satisfies Record<string, readonly (readonly [string, Shortcut])[]>

const letters: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  k: 'previous',
  r: 'email',
  n: 'note',
  c: 'call',
  e: 'snooze',
  a: 'assign',
  x: 'select',
  '/': 'search',
  '?': 'help',
}

/** Elements that use keys themselves. */
const hasOwnKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]'

/** The shortcut of a key press; undefined for what belongs to a field, a dialog or the browser. */
export function shortcutOf(event: KeyboardEvent, areLettersOn: boolean): Shortcut | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const { target, key } = event
  if (target instanceof Element && target.closest(hasOwnKeys) !== null) return undefined
  if (document.querySelector('[role="dialog"]:not([popover]), [role="alertdialog"]') !== null)
    return undefined
  if (key === 'Escape') return 'back'
  return areLettersOn ? letters[key.length === 1 ? key.toLowerCase() : key] : undefined
}
