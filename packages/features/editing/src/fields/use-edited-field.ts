import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { FieldFormat } from './field-format'
import { type Known, newerOf } from './field-state'
import type { ChangeOf, EditedEntity } from './use-edited-entity'

export interface EditedFieldOptions<Draft, Value> {
  /** What was loaded. */
  value: unknown
  /** How it is read; one of `textFormat`, `switchFormat`, `idsFormat`, `filesFormat`. */
  format: FieldFormat<Draft>
  /** Makes of what was typed what is sent, and says what is wrong with it. */
  schema: v.GenericSchema<unknown, Value>
}

/**
 * One field of what is edited: `change` at every keystroke, `leave` when it is left; `put` for what
 * is saved at once, such as a switch or a list.
 */
export function useEditedField<Values, Field extends keyof Values & string, Draft>(
  entity: EditedEntity<Values>,
  field: Field,
  { value, format, schema }: EditedFieldOptions<Draft, Values[Field]>,
) {
  const { options } = entity
  const saver = entity.saver.field(field)
  const state = useAtomValue(saver.draft.stateAtom)
  const loaded: Known = { value, revision: options.revision }
  // What the saver needs when it acts: after the render, and before anything can happen.
  useEffect(() =>
    saver.update({
      known: loaded,
      read: format.read,
      check: (draft) => {
        const checked = v.safeParse(schema, draft)
        if (!checked.success) return { isGood: false, words: checked.issues[0].message }
        const { output } = checked
        return {
          isGood: true,
          value: output,
          save: (revision) => {
            const change: ChangeOf<Values, Field> = { field, value: output, revision }
            return options.save(change)
          },
        }
      },
      reload: async () => knownOf(field, await options.reload()),
      onSaved: (saved) => options.onSaved?.(field, saved),
      onFailed: (refusal, cause) => options.onFailed?.(field, refusal, cause),
    }),
  )
  useEffect(() => () => saver.close(), [saver])
  const { draft, phase, reason, theirs, learnt } = state
  const saved = format.read(newerOf(loaded, learnt).value) ?? format.empty
  return {
    /** As it was typed; as it is saved where nothing was. */
    value: (draft && format.read(draft.value)) ?? saved,
    saved,
    phase,
    /** Why it is not saved. */
    error: phase === 'failed' ? reason : undefined,
    /** What somebody else has made of it, with the choice between both. */
    conflict:
      theirs === null
        ? null
        : {
            theirs: format.read(theirs.value) ?? format.empty,
            keepMine: () => saver.keepMine(),
            takeTheirs: () => saver.takeTheirs(),
          },
    change: (typed: Draft) => saver.change(typed),
    leave: () => saver.leave(),
    put: (chosen: Draft) => {
      saver.change(chosen)
      saver.leave()
    },
  }
}

/** A field of what was loaded anew. */
function knownOf(field: string, reloaded: { revision: number }): Known {
  const values: Readonly<Record<string, unknown>> = { ...reloaded }
  return { value: values[field], revision: reloaded.revision }
}
