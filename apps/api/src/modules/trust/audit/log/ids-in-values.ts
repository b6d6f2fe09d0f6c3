interface Change {
  readonly field: string | null
  readonly before?: unknown
  readonly after?: unknown
}

/** Fields whose value is the id of a user. */
const personFields: ReadonlySet<string> = new Set(['assigned_to', 'owner'])

const isPersonName = (name: string | null): boolean =>
  name !== null && (personFields.has(name) || name.endsWith('_by'))

/** The ids of the users that values name, such as an assignee or `contacted_by`. */
export const personIdsIn = (changes: readonly Change[]): number[] => [
  ...new Set(
    changes.flatMap(({ field, before, after }) =>
      [before, after].flatMap((value) => idsIn(value, field)),
    ),
  ),
]

function idsIn(value: unknown, name: string | null): number[] {
  if (typeof value === 'number') return isPersonName(name) ? [value] : []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'number' && isPersonName(key) ? [each] : [],
  )
}

/** The ids of the filter values in lists of them. */
export const filterValueIdsIn = (changes: readonly Change[]): number[] => [
  ...new Set(
    changes
      .filter(({ field }) => field === 'filter_ids')
      .flatMap(({ before, after }) => [before, after].flat())
      .filter((id) => typeof id === 'number'),
  ),
]
