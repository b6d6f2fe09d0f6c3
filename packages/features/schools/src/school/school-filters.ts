import type { School } from '@edbazaar/api-client'

type Grouped = Pick<School, 'filters_values'>
type Group = Grouped['filters_values'][number]

/** Filters that describe the kind of school, not its facilities. */
const kindFilters = ['Board', 'Type']

/** Available and unavailable facilities, grouped by filter. */
export function facilityGroups({ filters_values: groups }: Grouped): Group[] {
  return groups.filter(({ name }) => !kindFilters.includes(name))
}

/** Facts about the kind of school: "Board", "State board". */
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
