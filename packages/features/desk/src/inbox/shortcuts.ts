import { isKeyTaken, letterKeysAtom } from '@edbazaar/feature-list-kit/inbox'
import type { messages } from './dialogs/messages'

/** The actions of keys in the inbox. */
export type Shortcut = keyof typeof messages.keyNames

/** Whether single letters are shortcuts. */
export const areKeysOnAtom = letterKeysAtom('desk-keys')

/** The keys of the help, by group. */
export const shortcutGroups = {
  move: [
    ['J', 'next'],
    ['K', 'previous'],
    ['↵', 'open'],
    ['Esc', 'back'],
    ['/', 'search'],
    ['1 … 7', 'stages'],
  ],
  reply: [
    ['R', 'email'],
    ['W', 'whatsapp'],
    ['N', 'note'],
    ['C', 'call'],
    ['T', 'task'],
    ['Ctrl ↵', 'send'],
  ],
  act: [
    ['S', 'stage'],
    ['A', 'assign'],
    ['E', 'snooze'],
    ['M', 'merge'],
    ['U', 'undo'],
  ],
  select: [
    ['X', 'select'],
    ['⇧ X', 'selectRange'],
    ['Ctrl A', 'selectAll'],
    ['?', 'help'],
  ],
} as const satisfies Record<string, readonly (readonly [string, Shortcut])[]>

const letters: Readonly<Record<string, Shortcut>> = {
  j: 'next',
  k: 'previous',
  r: 'email',
  n: 'note',
  c: 'call',
  w: 'whatsapp',
  t: 'task',
  s: 'stage',
  m: 'merge',
  u: 'undo',
  e: 'snooze',
  a: 'assign',
  x: 'select',
  '/': 'search',
  '?': 'help',
}

/** A shortcut that a key press means, and the number of a stage from 1. */
export interface Pressed {
  shortcut: Shortcut
  stage?: number
}

/** The shortcut of a key press; undefined for what belongs to a field, a dialog or the browser. */
export function shortcutOf(event: KeyboardEvent, areLettersOn: boolean): Pressed | undefined {
  const { key, ctrlKey, metaKey, shiftKey } = event
  if (isKeyTaken(event)) return undefined
  if (ctrlKey || metaKey) return key === 'a' && !shiftKey ? { shortcut: 'selectAll' } : undefined
  if (key === 'Escape') return { shortcut: 'back' }
  if (!areLettersOn) return undefined
  if (/^[1-7]$/.test(key)) return { shortcut: 'stages', stage: Number(key) }
  if (shiftKey && key.toLowerCase() === 'x') return { shortcut: 'selectRange' }
  const shortcut = letters[key.length === 1 ? key.toLowerCase() : key]
  return shortcut && { shortcut }
}
