import {
  clearOnSignOut,
  interruptedUserAtom,
  storedAtom,
  useSession,
} from '@edbazaar/feature-platform'
import { atom, useAtomValue } from 'jotai'
import { RESET } from 'jotai/utils'
import {
  type EditedKind,
  isSameField,
  isUnsavedEdits,
  type UnsavedEdit,
  withEdit,
} from './unsaved-edit'

const none: UnsavedEdit[] = []

/** Unsaved edits of all users, shared between tabs. */
const storedEditsAtom = storedAtom<UnsavedEdit[]>('unsaved-edits', {
  initial: none,
  isValue: isUnsavedEdits,
  isShared: true,
})

/** All unsaved edits. Signing out deletes them; an expired session does not. */
export const unsavedEditsAtom = atom(
  (get) => get(storedEditsAtom),
  (get, set, _: typeof RESET) => {
    const user = get(interruptedUserAtom)
    const remaining = get(storedEditsAtom).filter((edit) => edit.user === user)
    set(storedEditsAtom, remaining.length > 0 ? remaining : RESET)
  },
)
clearOnSignOut(unsavedEditsAtom)

export const storeEditAtom = atom(null, (_, set, edit: UnsavedEdit) =>
  set(storedEditsAtom, (edits) => withEdit(edits, edit)),
)

/** Removes a saved or discarded edit, unless storage holds a newer one. */
export const removeEditAtom = atom(null, (get, set, edit: UnsavedEdit) => {
  const edits = get(storedEditsAtom)
  const remaining = edits.filter((each) => !isSameField(each, edit) || each.at > edit.at)
  if (remaining.length < edits.length)
    set(storedEditsAtom, remaining.length > 0 ? remaining : RESET)
})

/** Number of the signed-in user's unsaved edits of an entity. */
export function useUnsavedCount(kind: EditedKind, id: number): number {
  const user = useSession()?.user.id
  const edits = useAtomValue(storedEditsAtom)
  return edits.filter((edit) => edit.user === user && edit.kind === kind && edit.id === id).length
}
