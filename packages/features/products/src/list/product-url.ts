import type { ProductKind } from '@edbazaar/api-client'
import {
  filterIdsField,
  listPageField,
  listUrl,
  placeFields,
  sortBounds,
} from '@edbazaar/feature-list-kit'
import {
  choiceField,
  choicesField,
  fixedField,
  integerField,
  valueField,
} from '@edbazaar/feature-list-kit/url'
import {
  listPaths,
  type PriceUnit,
  type ProductListState,
  type ProductScope,
  priceUnitOf,
  rangeMax,
  type Sort,
  sorts,
  weekdays,
} from './product-state'

const kinds = ['tuition', 'activity', 'camp', 'workshop'] as const satisfies readonly ProductKind[]

const priceUnits = ['month', 'session', 'course', 'camp'] as const satisfies readonly PriceUnit[]

const boundField = integerField(0, rangeMax, null)
const dayField = valueField<string | null>(null, readDay)

/** The URL of a list. The list of one kind does not name it. */
export const productsUrl = (scope: ProductScope) =>
  listUrl<ProductListState>(
    listPaths[scope],
    {
      kind:
        scope === 'all'
          ? choiceField<ProductKind | null>(kinds, null)
          : fixedField<ProductKind | null>(scope),
      ...placeFields(0),
      filterIds: filterIdsField,
      ageMin: boundField,
      ageMax: boundField,
      priceMin: boundField,
      priceMax: boundField,
      priceUnit: choiceField<PriceUnit | null>(priceUnits, null),
      days: choicesField(weekdays),
      from: dayField,
      to: dayField,
      sort: choiceField<Sort | null>(sorts, null),
      page: listPageField,
    },
    validRanges,
  )

/** Swaps reversed bounds. A range that ends at 0 or 50 has no bound there, and the usual unit is null. */
function validRanges(state: ProductListState): ProductListState {
  const [ageMin, ageMax] = openRange(state.ageMin, state.ageMax)
  const [priceMin, priceMax] = openRange(state.priceMin, state.priceMax)
  const [from, to] = sortBounds(state.from, state.to)
  const priceUnit = state.priceUnit === priceUnitOf({ kind: state.kind }) ? null : state.priceUnit
  return { ...state, ageMin, ageMax, priceMin, priceMax, priceUnit, from, to }
}

function openRange(...bounds: [number | null, number | null]): [number | null, number | null] {
  const [low, high] = sortBounds(...bounds)
  return [low || null, high === rangeMax ? null : high]
}

/** A date of this century; null for anything else, such as an incomplete year. */
export function readDay(text: string): string | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}
