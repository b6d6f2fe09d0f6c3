import type { Translate } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import type { FieldFormat } from './field-format'
import { phaseOf } from './field-machine'
import type { FieldRunner } from './field-runner'
import { type FieldState, isEdited, type Problem, type SavedValue } from './field-state'

/** The text that says why a field is not saved. */
export const problemText = (problem: Problem, t: Translate): string =>
  typeof problem === 'string' ? t(messages.problems[problem]) : problem.text

const retriedStates: readonly FieldState['status'][] = ['waiting', 'refused']
const discardedStates: readonly FieldState['status'][] = [...retriedStates, 'invalid', 'signedOut']

interface ViewOptions<Draft> {
  loaded: SavedValue
  format: FieldFormat<Draft>
  /** The reason why the field is not saved, as soon as it may be shown. */
  problem: Problem | null
  t: Translate
}

/** The state that a field shows, and the actions of the user. */
export function fieldView<Draft>(
  runner: FieldRunner,
  state: FieldState,
  { loaded, format, problem, t }: ViewOptions<Draft>,
) {
  const isNewerLoaded = !isEdited(state) && loaded.revision > state.saved.revision
  const saved = format.read((isNewerLoaded ? loaded : state.saved).value) ?? format.empty
  const typed = (value: Draft) => runner.dispatch({ type: 'typed', value, at: Date.now() })
  const commit = () => runner.dispatch({ type: 'left' })
  function save(value: Draft) {
    typed(value)
    commit()
  }
  return {
    /** The unsaved input if there is any, otherwise the saved value. */
    value: (isEdited(state) ? format.read(state.draft.value) : undefined) ?? saved,
    /** The saved value; below unsaved input, the one that the input is based on. */
    saved,
    phase: phaseOf(state),
    /** The reason why the save failed. */
    error: problem === null ? undefined : problemText(problem, t),
    /** Whether the API rejected the value. */
    isRefused: state.status === 'refused',
    /** The conflicting value on the server, with the actions that resolve the conflict. */
    conflict:
      state.status === 'conflict'
        ? {
            theirs: format.read(state.theirs.value) ?? format.empty,
            /** The saved value that the input is based on. */
            base: format.read(state.draft.baseValue) ?? saved,
            keepMine: () => runner.dispatch({ type: 'keptMine' }),
            takeTheirs: () => runner.dispatch({ type: 'tookTheirs' }),
          }
        : null,
    change: typed,
    commit,
    /** Sends the input again; null if that would not help. */
    retry: retriedStates.includes(state.status) ? commit : null,
    /** Goes back to the saved value after a failed save. */
    discard: discardedStates.includes(state.status) ? () => save(saved) : null,
    /** For the save button of a form, which also saves an unchanged value. */
    submit: (value: Draft) => runner.dispatch({ type: 'submitted', value, at: Date.now() }),
    /** For controls that save at once. */
    save,
  }
}
