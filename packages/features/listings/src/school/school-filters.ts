import type { School } from '@edbazaar/api-client'

type Grouped = Pick<School, 'filters_values'>
type Group = Grouped['filters_values'][number]

/** Filters that say what kind of school it is, rather than what is there. */
const kindFilters = ['Board', 'Type']

/** What is there, and what is known not to be, by kind. */
export function facilityGroups({ filters_values: groups }: Grouped): Group[] {
  return groups.filter(({ name }) => !kindFilters.includes(name))
}

/** What kind of school it is: "Board", "State board". */
export function kindFacts({ filters_values: groups }: Grouped): { name: string; value: string }[] {
  return groups
    .filter(({ name }) => kindFilters.includes(name))
    .map(({ name, values }) => ({ name, value: presentNames(values) }))
    .filter(({ value }) => value !== '')
}

function presentNames(values: Group['values']): string {
  return values
    .filter(({ has }) => has)
    .map(({ name }) => name)
    .join(', ')
}
