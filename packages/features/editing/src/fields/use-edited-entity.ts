import { usePressEnd } from '@edbazaar/feature-form-kit'
import { useSession } from '@edbazaar/feature-platform'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { EditedKind } from '../unsaved/unsaved-edit'
import { EntitySaver } from './entity-saver'
import type { SaveResult } from './field-runner'
import type { SaveFailure } from './field-state'

/** Maps a change type of the contract to its fields and value types: `ValuesOf<SchoolChange>`. */
export type ValuesOf<Change extends { field: string; value: unknown }> = {
  [Field in Change['field']]: Extract<Change, { field: Field }>['value']
}

/** A new value for one field, with the revision that it is based on. */
export type ChangeOf<Values, Field extends keyof Values = keyof Values> = {
  [Each in Field]: { field: Each; value: Values[Each]; revision: number }
}[Field]

/** The reason why a save failed, with the message that the field shows. */
export interface ReportedFailure extends Pick<SaveFailure, 'kind' | 'cause'> {
  message: string
}

export interface EditedEntityOptions<Values> {
  kind: EditedKind
  id: number
  /**
   * Revision of the loaded entity; 0 while it is loading. Saves update the fields by themselves: do
   * not pass a later revision together with earlier values, which would undo them.
   */
  revision: number
  /** Calls the API; rejects with its error. */
  save: (change: ChangeOf<Values>) => Promise<SaveResult>
  /** Fetches the entity with its fields and revision after a conflict. */
  reload: () => Promise<{ revision: number }>
  /** Called after each save, for example to show a toast. */
  onSaved?: (field: keyof Values & string, value: unknown) => void
  /** Called after a failed save, but not after an automatic retry. The field shows the error too. */
  onFailed?: (field: keyof Values & string, failure: ReportedFailure) => void
}

/** Input of `useEditedField` and of the auto-saving fields. */
export interface EditedEntity<Values> {
  saver: EntitySaver
  options: EditedEntityOptions<Values>
  /** Waits until no pointer is pressed; null if none is. */
  pressEnd: () => Promise<void> | null
  /** Number of fields whose save failed. */
  failedCount: number
  /** Number of fields with unsaved input, including those being typed or saved. */
  changedCount: number
  /** Whether any field has unsaved input or is being saved. */
  isBusy: boolean
}

/**
 * An entity whose fields are auto-saved on blur. Unsaved edits are stored in this browser, survive a
 * reload and are retried: when the connection or the user returns, and at intervals.
 */
export function useEditedEntity<Values>(
  options: EditedEntityOptions<Values>,
): EditedEntity<Values> {
  const { kind, id } = options
  const saver = useEntitySaver(kind, id)
  const pressEnd = usePressEnd()
  // Only the counts: the states change with every keystroke, which would render the whole editor.
  const failedCount = useAtomValue(saver.failedCountAtom)
  const changedCount = useAtomValue(saver.changedCountAtom)
  return {
    saver,
    options,
    pressEnd,
    failedCount,
    changedCount,
    isBusy: changedCount > 0,
  }
}

function useEntitySaver(kind: EditedKind, id: number): EntitySaver {
  const store = useStore()
  const session = useSession()
  /** Keeps the user while an expired session is being renewed. */
  const [user, setUser] = useState(session?.user.id ?? 0)
  if (session !== null && session.user.id !== user) setUser(session.user.id)
  const saver = useMemo(() => new EntitySaver({ store, user, kind, id }), [store, user, kind, id])
  useEffect(() => saver.start(), [saver])
  return saver
}
