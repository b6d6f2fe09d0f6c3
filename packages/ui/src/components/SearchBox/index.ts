export type { SearchBoxLabels } from './labels'
export { SearchBox } from './SearchBox'
export { type SearchBoxProps, type SearchStatus, searchStatuses } from './search-box-props'
export type { SearchSuggestion } from './suggestion'
