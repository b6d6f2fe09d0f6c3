import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import * as v from 'valibot'
import { messages } from '../messages'
import type { FieldFormat } from './field-format'
import { problemOf } from './field-machine'
import { validationBy } from './field-rules'
import type { FieldProps } from './field-runner'
import type { SavedValue } from './field-state'
import { fieldView, problemText } from './field-view'
import type { ChangeOf, EditedEntity } from './use-edited-entity'
import { useShownProblem } from './use-shown-problem'

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
 * for controls that save at once, such as a switch or a list. Only one component may edit a field.
 */
export function useEditedField<Values, Field extends keyof Values & string, Draft>(
  entity: EditedEntity<Values>,
  field: Field,
  { value, format, schema }: EditedFieldOptions<Draft, Values[Field]>,
) {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const { options } = entity
  const loaded: SavedValue = { value, revision: options.revision }
  const props: FieldProps = {
    loaded,
    rules: { read: format.read, validate: validationBy(schema) },
    save: async (input, revision) => {
      const change: ChangeOf<Values, Field> = { field, value: v.parse(schema, input), revision }
      return options.save(change)
    },
    reload: async () => savedValueIn(await options.reload(), field),
    onSaved: (saved) => options.onSaved?.(field, saved),
    onFailed: ({ kind, problem, cause }) =>
      options.onFailed?.(field, { kind, message: problemText(problem, t), cause }),
    apiErrorMessage,
  }
  const runner = entity.saver.field(field, props)
  const state = useAtomValue(runner.stateAtom)
  // Hands over the newest callbacks after each render, before any event can use them.
  useEffect(() => runner.update(props))
  useEffect(() => runner.attach(), [runner])
  const problem = useShownProblem(problemOf(state), entity.pressEnd)
  return fieldView(runner, state, { loaded, format, problem, t })
}

function savedValueIn(entity: { revision: number }, field: string): SavedValue {
  const values: Readonly<Record<string, unknown>> = { ...entity }
  return { value: values[field], revision: entity.revision }
}
