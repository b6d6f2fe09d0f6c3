export { activeFilterValues, onlyActiveValue } from './list/active-filters'
export { FiltersForm, type FiltersProps } from './list/filters/FiltersForm'
export { OptionsField } from './list/filters/OptionsField'
export { HiddenField } from './list/filters/SubmittedFields'
export { useShownValue } from './list/filters/use-shown-value'
export { ValuesField } from './list/filters/ValuesField'
export { ListScreen } from './list/ListScreen'
export {
  type ActiveFilter,
  type ListDefinition,
  type ListStateBase,
  listedTotal,
} from './list/list-definition'
export { type LoadedList, listLoader } from './list/list-loader'
export {
  commonQuery,
  filterIdsField,
  listPageField,
  listUrl,
  placeFields,
  sortBounds,
  withoutNulls,
} from './list/list-state'
export { areaOf, listTitle } from './list/list-titles'
export {
  type ListArea,
  type ListLabels,
  type ListWhere,
  messages as listMessages,
} from './list/messages'
export { LazyLocateButton } from './list/place/LazyLocateButton'
export { LazyPlacePicker } from './list/place/LazyPlacePicker'
export {
  defaultSort,
  hasDistances,
  hasLocation,
  maxRadiusKm,
  roundDegrees,
  withPlace,
  withPoint,
} from './list/place/location'
export { resolveTypedPlace } from './list/place/resolve-place'
export { readTypedPlace } from './list/place/typed-place'
export { useChoosePoint } from './list/place/use-choose-point'
export { withSearchedQuery } from './list/searched/searched-query'
export { useCountedClicks } from './list/searched/use-counted-clicks'
export { LazySomewhereResults } from './list/somewhere/LazySomewhereResults'
export { splitByPlace } from './list/somewhere/split-by-place'
export { previousFields, submittedPath } from './list/submitted-form'
export { useList } from './list/use-list'
