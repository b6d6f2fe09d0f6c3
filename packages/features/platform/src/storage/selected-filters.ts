import { storedAtom } from './stored-atom'

/** Sections with their own filters. */
const filterSections = ['schools', 'tuitions', 'activities', 'camps', 'workshops'] as const
export type FilterSection = (typeof filterSections)[number]

/** Selected filter values of a section: names by id. */
type SelectedFilters = Readonly<Record<string, string>>

const maxSelected = 30
const maxNameLength = 200

function selectionOf(section: FilterSection) {
  return storedAtom<SelectedFilters>(`${section}-selected-filter-ids`, {
    initial: {},
    isValue: isSelection,
  })
}

/** The last selected filter values, one map per section (specification, section 3). */
export const selectedFilterAtoms = {
  schools: selectionOf('schools'),
  tuitions: selectionOf('tuitions'),
  activities: selectionOf('activities'),
  camps: selectionOf('camps'),
  workshops: selectionOf('workshops'),
} as const satisfies Record<FilterSection, unknown>

function isSelection(stored: unknown): stored is SelectedFilters {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false
  const entries = Object.entries(stored)
  return (
    entries.length <= maxSelected &&
    entries.every(
      ([id, name]: [string, unknown]) =>
        /^[1-9]\d{0,9}$/.test(id) && typeof name === 'string' && name.length <= maxNameLength,
    )
  )
}
