import type { AgeBand } from '@edbazaar/api-client'
import {
  filterIdsField,
  type ListStateBase,
  listPageField,
  listUrl,
  placeFields,
  sortBounds,
} from '@edbazaar/feature-list-kit'
import {
  choiceField,
  choicesField,
  integerField,
  type UrlField,
} from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'

export const sorts = ['relevance', 'distance', 'fees', 'name'] as const
type Sort = (typeof sorts)[number]

export const ageBands = ['2.5-6', '6-11', '11-14', '14-18'] as const satisfies readonly AgeBand[]

const maxFee = 10_000_000

/** State of the school list, stored in its URL. */
export interface ListState extends ListStateBase {
  /** In the order of `ageBands`. */
  ages: readonly AgeBand[]
  /** Rupees for the first year; null for no bound. */
  feeMin: number | null
  feeMax: number | null
  sort: Sort | null
  isMapOpen: boolean
}

const mapField: UrlField<boolean> = {
  read: (search) => search.get('view') === 'map',
  write: (isOpen) => (isOpen ? 'view=map' : ''),
}

/** The URL of the list. Reversed bounds of the fees are swapped; a minimum of 0 is no bound. */
export const schoolsUrl = listUrl<ListState>(
  paths.schools,
  {
    ...placeFields(1),
    filterIds: filterIdsField,
    ages: choicesField(ageBands),
    feeMin: integerField(1, maxFee, null),
    feeMax: integerField(0, maxFee, null),
    sort: choiceField<Sort | null>(sorts, null),
    page: listPageField,
    isMapOpen: mapField,
  },
  (state) => {
    const [feeMin, feeMax] = sortBounds(state.feeMin, state.feeMax)
    return { ...state, feeMin, feeMax }
  },
)

/** Removes all filters; place, radius and sort order stay. */
export function withoutFilters(state: ListState): ListState {
  return { ...state, filterIds: [], ages: [], feeMin: null, feeMax: null, page: 1 }
}
