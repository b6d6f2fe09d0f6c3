import type { Db } from '../../../db/connect.ts'
import type { Section } from './filter-section.ts'
import type { FiltersRepository, FilterValueRow } from './filters.repository.ts'

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

/** Milliseconds until the cached filters are read again; they change when an admin changes them. */
const maxAge = 10_000
const maxSuggestions = 20
/** The catch-all value of a filter, which is never shown. */
const hiddenValue = 'Others'
const boardFilter = 'Board'

export type FiltersService = ReturnType<typeof createFiltersService>

/** The filters, cached in memory for a few seconds because every school page needs them. */
export function createFiltersService(repository: FiltersRepository) {
  let cached: { until: number; catalogue: Promise<FilterCatalogue> } | undefined

  /**
   * The filters, at most ten seconds old.
   * @param tx The open transaction of the caller: a read on another connection could wait for ever.
   */
  async function catalogue(tx?: Db): Promise<FilterCatalogue> {
    if (cached && cached.until > Date.now()) return cached.catalogue
    // Not kept, because the transaction may be rolled back.
    if (tx) return catalogueOf(await repository.listValues(tx))
    const reading = repository.listValues().then(catalogueOf)
    cached = { until: Date.now() + maxAge, catalogue: reading }
    // The caller sees a failure; the next call reads again.
    reading.catch(() => {
      cached = undefined
    })
    return reading
  }

  return {
    catalogue,

    /** Reads the filters again for the next call, after this process changed them. */
    forget(): void {
      cached = undefined
    },

    async listFilters(section: Section): Promise<readonly Filter[]> {
      return (await catalogue()).filtersOf(section)
    },

    /** Values of a school filter that contain the key, those that start with it first. */
    async suggestValues(filterName: string, key: string): Promise<FilterValue[]> {
      const filters = (await catalogue()).filtersOf('schools')
      const values = filters.find(({ name }) => name === filterName)?.values ?? []
      const text = key.trim().toLowerCase()
      const startsWithKey = ({ name }: FilterValue) => name.toLowerCase().startsWith(text)
      const containsKey = ({ name }: FilterValue) => name.toLowerCase().includes(text)
      if (text === '') return []
      return [
        ...values.filter(startsWithKey),
        ...values.filter((value) => !startsWithKey(value) && containsKey(value)),
      ].slice(0, maxSuggestions)
    },
  }
}

export interface FilterCatalogue {
  /** Ids of the values that are boards of schools. */
  readonly boards: readonly number[]
  filtersOf(section: Section): readonly Filter[]
  /** The names of the boards among a school's filter values. */
  boardsAmong(filterIds: readonly number[]): string[]
  /** The selected values by filter, in display order, without hidden and unknown ones. */
  group(section: Section, isSelected: (id: number) => boolean): Filter[]
}

function catalogueOf(rows: readonly FilterValueRow[]): FilterCatalogue {
  const bySection = new Map<Section, { id: number; name: string; values: FilterValue[] }[]>()
  const boards = new Map<number, string>()
  for (const row of rows) {
    if (row.name === hiddenValue) continue
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
    group: (section, isSelected) =>
      filtersOf(section).flatMap(({ id, name, values }) => {
        const selected = values.filter((value) => isSelected(value.id))
        return selected.length === 0 ? [] : [{ id, name, values: selected }]
      }),
  }
}
