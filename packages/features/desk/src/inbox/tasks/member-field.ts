import * as v from 'valibot'

/** The id of the member that a select names; null for nobody. */
export const memberField = v.pipe(
  v.string(),
  v.transform((value) => (value === '' ? null : Number(value))),
)
