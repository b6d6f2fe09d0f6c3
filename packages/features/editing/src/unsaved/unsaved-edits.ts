import { clearOnSignOut, interruptedUserAtom, useSession } from '@edbazaar/feature-session'
import { storedAtom } from '@edbazaar/feature-shell'
import { atom, useAtomValue } from 'jotai'
import { RESET } from 'jotai/utils'
import {
  type EditedKind,
  isSamePlace,
  isUnsavedEdits,
  type UnsavedEdit,
  withEdit,
} from './unsaved-edit'

const none: UnsavedEdit[] = []

/** What was typed and is not saved yet, in every tab alike. */
const storedEditsAtom = storedAtom<UnsavedEdit[]>('unsaved-edits', {
  initial: none,
  isValue: isUnsavedEdits,
  isShared: true,
})

/** All that is not saved yet; signing out forgets it, a session that ended by itself does not. */
export const unsavedEditsAtom = atom(
  (get) => get(storedEditsAtom),
  (get, set, _: typeof RESET) => {
    const user = get(interruptedUserAtom)
    const left = get(storedEditsAtom).filter((edit) => edit.user === user)
    set(storedEditsAtom, left.length > 0 ? left : RESET)
  },
)
clearOnSignOut(unsavedEditsAtom)

/** Keeps what was typed. */
export const keepEditAtom = atom(null, (_, set, edit: UnsavedEdit) =>
  set(storedEditsAtom, (edits) => withEdit(edits, edit)),
)

/** Forgets what was saved, or given up; not what was typed later. */
export const dropEditAtom = atom(null, (get, set, edit: UnsavedEdit) => {
  const edits = get(storedEditsAtom)
  const left = edits.filter((each) => !isSamePlace(each, edit) || each.at > edit.at)
  if (left.length < edits.length) set(storedEditsAtom, left.length > 0 ? left : RESET)
})

/** How many fields of something the reader has changed and not saved, such as for a card of it. */
export function useUnsavedCount(kind: EditedKind, id: number): number {
  const user = useSession()?.user.id
  const edits = useAtomValue(storedEditsAtom)
  return edits.filter((edit) => edit.user === user && edit.kind === kind && edit.id === id).length
}
