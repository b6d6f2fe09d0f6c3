import { type FieldRules, isSameAsSaved, valueToSend } from './field-rules'
import type { SavedValue } from './field-state'

/** The value was changed since the input was based on it. */
export class ChangedElsewhereError extends Error {}

/**
 * For an API without revisions: whether the server has the value already. Throws if someone has changed
 * it since the input was based on it. A change between this check and the save is not noticed.
 */
export function isAlreadySaved(
  rules: FieldRules,
  { input, base }: { input: unknown; base: unknown },
  current: SavedValue,
): boolean {
  if (isSameAsSaved(rules, valueToSend(rules, input), current)) return true
  const isUnchanged =
    base === undefined || isSameAsSaved(rules, valueToSend(rules, rules.read(base)), current)
  if (!isUnchanged) throw new ChangedElsewhereError('The value was changed elsewhere.')
  return false
}
