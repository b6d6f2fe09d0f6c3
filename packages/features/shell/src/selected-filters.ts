import { atom } from 'jotai'
import { storedAtom } from './stored-atom'

/** The parts of EdBazaar that have filters of their own. */
const filterSections = ['schools', 'tuitions', 'activities', 'camps', 'workshops'] as const
export type FilterSection = (typeof filterSections)[number]

/** Filter values chosen in a section: their names by id. */
export type SelectedFilters = Readonly<Record<string, string>>

const mostRemembered = 30
const longestName = 200

function selectionOf(section: FilterSection) {
  return storedAtom<SelectedFilters>(`${section}-selected-filter-ids`, {
    initial: {},
    isValue: isSelection,
  })
}

/** What was chosen last in each section: a map of its own for each, as section 3 has it. */
export const selectedFilterAtoms = {
  schools: selectionOf('schools'),
  tuitions: selectionOf('tuitions'),
  activities: selectionOf('activities'),
  camps: selectionOf('camps'),
  workshops: selectionOf('workshops'),
} as const satisfies Record<FilterSection, unknown>

/** Forgets the selections of all sections. */
export const clearSelectedFiltersAtom = atom(null, (_, set) => {
  for (const section of filterSections) set(selectedFilterAtoms[section], {})
})

function isSelection(stored: unknown): stored is SelectedFilters {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false
  const entries = Object.entries(stored)
  return (
    entries.length <= mostRemembered &&
    entries.every(
      ([id, name]: [string, unknown]) =>
        /^[1-9]\d{0,9}$/.test(id) && typeof name === 'string' && name.length <= longestName,
    )
  )
}
