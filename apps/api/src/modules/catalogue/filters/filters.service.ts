import type { FiltersRepository, FilterValueRow, Section } from './filters.repository.ts'

export interface FilterValue {
  readonly id: number
  readonly name: string
}

/** The `Filter` of the contract. */
export interface Filter {
  readonly id: number
  readonly name: string
  readonly values: readonly FilterValue[]
}

/** Milliseconds that the filters are kept; they change when an administrator changes them. */
const keptFor = 10_000
const mostSuggestions = 20
/** The value that stands for what the filter does not name; it is never shown. */
const hidden = 'Others'
const boardFilter = 'Board'

export type FiltersService = ReturnType<typeof createFiltersService>

/** What the filters are, kept in memory for a few seconds: every page of a school needs them. */
export function createFiltersService(repository: FiltersRepository) {
  let kept: { until: number; catalogue: Promise<FilterCatalogue> } | undefined

  /** The filters as they were at most ten seconds ago. */
  async function catalogue(): Promise<FilterCatalogue> {
    if (kept && kept.until > Date.now()) return kept.catalogue
    const reading = repository.listValues().then(catalogueOf)
    kept = { until: Date.now() + keptFor, catalogue: reading }
    // A failure is told to whoever asked, and not kept for the next.
    reading.catch(() => {
      kept = undefined
    })
    return reading
  }

  return {
    catalogue,

    async listFilters(section: Section): Promise<readonly Filter[]> {
      return (await catalogue()).filtersOf(section)
    },

    /** Values of a school's filter whose words begin with the key, those named so first. */
    async suggestValues(filterName: string, key: string): Promise<FilterValue[]> {
      const filters = (await catalogue()).filtersOf('schools')
      const values = filters.find(({ name }) => name === filterName)?.values ?? []
      const wanted = key.trim().toLowerCase()
      const isFirst = ({ name }: FilterValue) => name.toLowerCase().startsWith(wanted)
      const isWithin = ({ name }: FilterValue) => name.toLowerCase().includes(wanted)
      if (wanted === '') return []
      return [
        ...values.filter(isFirst),
        ...values.filter((value) => !isFirst(value) && isWithin(value)),
      ].slice(0, mostSuggestions)
    },
  }
}

export interface FilterCatalogue {
  /** Ids of the values that are boards of schools. */
  readonly boards: readonly number[]
  filtersOf(section: Section): readonly Filter[]
  /** The names of the boards among filter values of a school. */
  boardsAmong(filterIds: readonly number[]): string[]
  /** The chosen values by filter, in the order in which to show them; hidden and unknown left out. */
  group(section: Section, isChosen: (id: number) => boolean): Filter[]
}

function catalogueOf(rows: readonly FilterValueRow[]): FilterCatalogue {
  const bySection = new Map<Section, { id: number; name: string; values: FilterValue[] }[]>()
  const boards = new Map<number, string>()
  for (const row of rows) {
    if (row.name === hidden) continue
    const filters = bySection.get(row.section) ?? []
    bySection.set(row.section, filters)
    const last = filters.at(-1)
    const value = { id: row.id, name: row.name }
    if (last?.id === row.filterId) last.values.push(value)
    else filters.push({ id: row.filterId, name: row.filterName, values: [value] })
    if (row.section === 'schools' && row.filterName === boardFilter) boards.set(row.id, row.name)
  }
  const filtersOf = (section: Section): readonly Filter[] => bySection.get(section) ?? []
  return {
    boards: [...boards.keys()],
    filtersOf,
    boardsAmong: (ids) => ids.flatMap((id) => boards.get(id) ?? []),
    group: (section, isChosen) =>
      filtersOf(section).flatMap(({ id, name, values }) => {
        const chosen = values.filter((value) => isChosen(value.id))
        return chosen.length === 0 ? [] : [{ id, name, values: chosen }]
      }),
  }
}
