import type { Filter, FilterCatalogue } from '../filters/filters.service.ts'

/** The filters of schools whose values stores have too. No list filters stores by them. */
const namesOfFilters = ['Languages', 'Infrastructure'] as const

/** Facilities that only schools have. */
const ofSchoolsOnly: readonly string[] = ['School bus', 'Midday meal']

/** The filters with the values that a store may choose. */
export const offeredToStores = (catalogue: FilterCatalogue): Filter[] =>
  filtersOfStores(catalogue).map(({ values, ...filter }) => ({
    ...filter,
    values: values.filter(({ name }) => !ofSchoolsOnly.includes(name)),
  }))

/** The languages and facilities of a store, by filter. */
export const chosenByStore = (catalogue: FilterCatalogue, filterIds: readonly number[]): Filter[] =>
  filtersOfStores(catalogue).flatMap(({ values, ...filter }) => {
    const chosen = values.filter(({ id }) => filterIds.includes(id))
    return chosen.length === 0 ? [] : [{ ...filter, values: chosen }]
  })

const filtersOfStores = (catalogue: FilterCatalogue): Filter[] =>
  namesOfFilters.flatMap((name) =>
    catalogue.filtersOf('schools').filter((filter) => filter.name === name),
  )
