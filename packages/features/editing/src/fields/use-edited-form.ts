import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { messages } from '../messages'
import type { FieldFormat } from './field-format'
import { problemOf } from './field-machine'
import { validationBy } from './field-rules'
import { type FieldProps, FieldRunner, type SaveResult } from './field-runner'
import { cleanState, type SavedValue } from './field-state'
import { fieldView, problemText } from './field-view'
import type { ReportedFailure } from './use-edited-entity'

export interface EditedFormOptions<Draft, Value> {
  /** The saved record, in a format that `format` reads. */
  loaded: SavedValue
  format: FieldFormat<Draft>
  /** Validates the draft and converts it to the value that `save` receives. */
  schema: v.GenericSchema<unknown, Value>
  /** Rejects with the API error. */
  save: (value: Value, revision: number) => Promise<SaveResult>
  /** Fetches the record after a conflict. */
  reload: () => Promise<SavedValue>
  onFailed: (failure: ReportedFailure) => void
}

/**
 * A form that is saved as a whole by its own button: call `change` on every keystroke and `submit` to
 * save. The auto-save machine runs without drafts on this device and without automatic retries.
 */
export function useEditedForm<Draft, Value>(options: EditedFormOptions<Draft, Value>) {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const { loaded, format, schema, save, reload, onFailed } = options
  const props: FieldProps = {
    loaded,
    rules: { read: format.read, validate: validationBy(schema) },
    save: async (input, revision) => save(v.parse(schema, input), revision),
    reload,
    onSaved: () => {},
    onFailed: ({ kind, problem, cause }) =>
      onFailed({ kind, message: problemText(problem, t), cause }),
    apiErrorMessage,
  }
  const store = useStore()
  const [runner] = useState(() => {
    const created = new FieldRunner({
      store,
      initial: cleanState(loaded),
      props,
      isSignedIn: () => true,
      storeDraft: () => {},
      dropDraft: () => {},
      onRequestEnd: () => {},
    })
    created.stopTimers()
    return created
  })
  const state = useAtomValue(runner.stateAtom)
  useEffect(() => runner.update(props))
  return fieldView(runner, state, { loaded, format, problem: problemOf(state), t })
}
