export { activeFilterValues } from './list/active-filters'
export { FiltersForm, type FiltersProps } from './list/FiltersForm'
export { ListScreen } from './list/ListScreen'
export { LocateButton } from './list/LocateButton'
export {
  type ActiveFilter,
  defaultSort,
  hasLocation,
  type ListDefinition,
  type ListStateBase,
  maxRadiusKm,
  roundDegrees,
  withPlace,
  withPoint,
} from './list/list-definition'
export { type LoadedList, listLoader } from './list/list-loader'
export { areaOf, listTitle } from './list/list-titles'
export {
  type ListArea,
  type ListLabels,
  type ListWhere,
  messages as listMessages,
} from './list/messages'
export { OptionsField } from './list/OptionsField'
export { PlacePicker } from './list/PlacePicker'
export {
  commonParts,
  commonQuery,
  joinParts,
  readCommonState,
  readInteger,
  readValues,
  sortBounds,
} from './list/read-params'
export { resolveTypedPlace } from './list/resolve-place'
export { HiddenField } from './list/SubmittedFields'
export { previousFields, submittedPath } from './list/submitted-form'
export { pathNearTypedPlace, readTypedPlace } from './list/typed-place'
export { useList } from './list/use-list'
export { ValuesField } from './list/ValuesField'
