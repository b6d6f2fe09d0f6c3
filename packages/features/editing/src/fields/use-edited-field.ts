import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { FieldFormat } from './field-format'
import { newestOf, type SavedValue } from './field-state'
import type { ChangeOf, EditedEntity } from './use-edited-entity'

export interface EditedFieldOptions<Draft, Value> {
  /** The loaded value. */
  value: unknown
  /** One of `textFormat`, `switchFormat`, `idsFormat`, `filesFormat`, or a custom format. */
  format: FieldFormat<Draft>
  /** Validates the draft and converts it to the value that the API receives. */
  schema: v.GenericSchema<unknown, Value>
}

/**
 * One field of an edited entity. Call `change` on every keystroke and `commit` on blur; call `save`
 * for controls that save at once, such as a switch or a list.
 */
export function useEditedField<Values, Field extends keyof Values & string, Draft>(
  entity: EditedEntity<Values>,
  field: Field,
  { value, format, schema }: EditedFieldOptions<Draft, Values[Field]>,
) {
  const { options } = entity
  const saver = entity.saver.field(field)
  const state = useAtomValue(saver.draft.stateAtom)
  const loaded: SavedValue = { value, revision: options.revision }
  // Hands the saver the newest callbacks after each render, before any event can use them.
  useEffect(() =>
    saver.update({
      loaded,
      read: format.read,
      validate: (draft) => {
        const parsed = v.safeParse(schema, draft)
        if (!parsed.success) return { isValid: false, message: parsed.issues[0].message }
        const { output } = parsed
        return {
          isValid: true,
          value: output,
          save: (revision) => {
            const change: ChangeOf<Values, Field> = { field, value: output, revision }
            return options.save(change)
          },
        }
      },
      reload: async () => savedValueIn(await options.reload(), field),
      onSaved: (saved) => options.onSaved?.(field, saved),
      onFailed: (failure, cause) => options.onFailed?.(field, failure, cause),
    }),
  )
  useEffect(() => () => saver.close(), [saver])
  const { draft, phase, error, theirs, latest } = state
  const saved = format.read(newestOf(loaded, latest).value) ?? format.empty
  return {
    /** The unsaved input if there is any, otherwise the saved value. */
    value: (draft && format.read(draft.value)) ?? saved,
    saved,
    phase,
    /** Why the save failed. */
    error: phase === 'failed' ? error : undefined,
    /** The conflicting value on the server, with the actions that resolve the conflict. */
    conflict:
      theirs === null
        ? null
        : {
            theirs: format.read(theirs.value) ?? format.empty,
            keepMine: () => saver.keepMine(),
            takeTheirs: () => saver.takeTheirs(),
          },
    change: (next: Draft) => saver.change(next),
    commit: () => saver.commit(),
    save: (next: Draft) => {
      saver.change(next)
      saver.commit()
    },
  }
}

function savedValueIn(entity: { revision: number }, field: string): SavedValue {
  const values: Readonly<Record<string, unknown>> = { ...entity }
  return { value: values[field], revision: entity.revision }
}
