import { useSession } from '@edbazaar/feature-session'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { EditedKind } from '../unsaved/unsaved-edit'
import { EntitySaver } from './entity-saver'
import type { Saved } from './field-state'
import type { Refusal } from './refusal'

/** The fields of a change of the contract, with what each may be: `ValuesOf<SchoolChange>`. */
export type ValuesOf<Change extends { field: string; value: unknown }> = {
  [Field in Change['field']]: Extract<Change, { field: Field }>['value']
}

/** One field with what it is to be, and the revision that was changed. */
export type ChangeOf<Values, Field extends keyof Values = keyof Values> = {
  [Each in Field]: { field: Each; value: Values[Each]; revision: number }
}[Field]

export interface EditedEntityOptions<Values> {
  kind: EditedKind
  id: number
  /** Of the whole as it was loaded, with all its values; 0 while it is on its way. What is saved here
   * afterwards is known without being told: a later revision with earlier values would undo it. */
  revision: number
  /** Asks the API; rejects with its refusal. */
  save: (change: ChangeOf<Values>) => Promise<Saved>
  /** Loads the whole anew, its fields and its revision, where somebody else has changed it. */
  reload: () => Promise<{ revision: number }>
  /** After each save, such as for a toast. */
  onSaved?: (field: keyof Values & string, value: unknown) => void
  /** After a save that failed, unless it was tried again by itself. The field tells why, too. */
  onFailed?: (field: keyof Values & string, refusal: Refusal, cause: unknown) => void
}

/** What `useEditedField` and the fields that save themselves need. */
export interface EditedEntity<Values> {
  saver: EntitySaver
  options: EditedEntityOptions<Values>
  /** How many fields are not saved, and say so. */
  unsaved: number
  /** How many hold what is not saved, with those that are typed or on their way. */
  changed: number
  /** Whether something is typed or on its way, or not saved. */
  isBusy: boolean
}

/**
 * Something whose fields save themselves, each when it is left. What is not saved is kept in this
 * browser, comes back after a reload, and is tried again: when the connection or the reader is back,
 * and now and then while it is shown.
 */
export function useEditedEntity<Values>(
  options: EditedEntityOptions<Values>,
): EditedEntity<Values> {
  const { kind, id } = options
  const saver = useEntitySaver(kind, id)
  const states = useAtomValue(saver.statesAtom)
  const changed = states.filter(({ draft }) => draft !== null).length
  return {
    saver,
    options,
    unsaved: states.filter(({ phase }) => phase === 'failed').length,
    changed,
    isBusy: changed > 0 || states.some(({ phase }) => phase === 'saving'),
  }
}

function useEntitySaver(kind: EditedKind, id: number): EntitySaver {
  const store = useStore()
  const session = useSession()
  /** Whose it is stays so while a session's end interrupts it. */
  const [user, setUser] = useState(session?.user.id ?? 0)
  if (session !== null && session.user.id !== user) setUser(session.user.id)
  const saver = useMemo(() => new EntitySaver({ store, user, kind, id }), [store, user, kind, id])
  useEffect(() => saver.start(), [saver])
  return saver
}
