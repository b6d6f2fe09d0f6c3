import { isKeyTaken, letterKeysAtom } from '@edbazaar/feature-list-kit/inbox'

/** The actions of keys in the queue. */
export type Shortcut =
  | 'next'
  | 'previous'
  | 'open'
  | 'back'
  | 'search'
  | 'select'
  | 'tab'
  | 'approve'
  | 'changes'
  | 'reject'
  | 'hide'
  | 'send'
  | 'undo'
  | 'claim'
  | 'public'
  | 'note'
  | 'help'

/** Whether single letters are shortcuts. */
export const areKeysOnAtom = letterKeysAtom('moderation-keys')

type ShortcutGroups = Readonly<
  Record<'move' | 'select' | 'decide' | 'other', readonly (readonly [string, Shortcut])[]>
>

/** The keys of a queue with so many tabs, by group. */
export const queueShortcutGroups = (tabCount: number): ShortcutGroups => ({
  move: [
    ['J', 'next'],
    ['K', 'previous'],
    ['↵', 'open'],
    ['Esc', 'back'],
    ['/', 'search'],
  ],
  select: [
    ['X', 'select'],
    [`1 … ${tabCount}`, 'tab'],
  ],
  decide: [
    ['A', 'approve'],
    ['C', 'changes'],
    ['R', 'reject'],
    ['H', 'hide'],
    ['Ctrl ↵', 'send'],
  ],
  other: [
    ['U', 'undo'],
    ['T', 'claim'],
    ['O', 'public'],
    ['N', 'note'],
    ['?', 'help'],
  ],
})

/** The keys of an admin table that decides about its rows. */
export const tableShortcutGroups: ShortcutGroups = {
  move: [
    ['J', 'next'],
    ['K', 'previous'],
    ['↵', 'open'],
  ],
  select: [['X', 'select']],
  decide: [
    ['A', 'approve'],
    ['H, R', 'hide'],
  ],
  other: [
    ['U', 'undo'],
    ['?', 'help'],
  ],
}

/** A pressed shortcut; that of a tab has its number, from 1. */
export type PressedShortcut =
  | { name: Exclude<Shortcut, 'tab' | 'open' | 'send'> }
  | { name: 'tab'; number: number }

const letters: Readonly<Record<string, Exclude<Shortcut, 'tab' | 'open' | 'send'>>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  a: 'approve',
  c: 'changes',
  r: 'reject',
  h: 'hide',
  u: 'undo',
  t: 'claim',
  o: 'public',
  n: 'note',
  '/': 'search',
  '?': 'help',
}

/** The shortcut of a key press; undefined for what belongs to a field, a dialog or the browser. */
export function shortcutOf(
  event: KeyboardEvent,
  areLettersOn: boolean,
): PressedShortcut | undefined {
  const { key, ctrlKey, metaKey } = event
  if (isKeyTaken(event) || ctrlKey || metaKey) return undefined
  if (key === 'Escape') return { name: 'back' }
  if (!areLettersOn) return undefined
  if (/^[1-6]$/.test(key)) return { name: 'tab', number: Number(key) }
  const name = letters[key.length === 1 ? key.toLowerCase() : key]
  return name && { name }
}
