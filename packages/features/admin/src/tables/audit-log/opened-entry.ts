import { atom } from 'jotai'
import type { AuditRow } from './audit-row'

/** The entry whose dialog is open. */
export const openedEntryAtom = atom<AuditRow | null>(null)
// A page that is left closes its dialog.
openedEntryAtom.onMount = (setOpened) => () => setOpened(null)
