import * as v from 'valibot'
import type { FormSchema, Texts } from './form-result'

/** The values of a form as its schema gives them, or the first message of each wrong field. */
export function checkForm<Values extends Texts>(schema: FormSchema<Values>, values: Texts) {
  const parsed = v.safeParse(schema, values)
  return parsed.success
    ? ({ isGood: true, values: parsed.output } as const)
    : ({ isGood: false, errors: errorsOf(parsed.issues) } as const)
}

/** The first message of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Texts {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = v.getDotPath(issue)
    if (field !== null && !(field in errors)) errors[field] = issue.message
  }
  return errors
}
