import * as v from 'valibot'
import type { Texts } from './form-result'

/** Validates a form: returns the parsed values, or the first message of each invalid field. */
export function checkForm<Values>(schema: v.GenericSchema<unknown, Values>, values: unknown) {
  const parsed = v.safeParse(schema, values)
  return parsed.success
    ? ({ isValid: true, values: parsed.output } as const)
    : ({ isValid: false, errors: errorsOf(parsed.issues) } as const)
}

/** The first message of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Texts {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)?.split('.')[0]
    if (field !== undefined) errors[field] ??= issue.message
  }
  return errors
}
