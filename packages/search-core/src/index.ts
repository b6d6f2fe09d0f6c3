export { moveHighlight, noHighlight } from './highlight'
export {
  createSearchBox,
  type SearchBox,
  type SearchBoxEnvironment,
  type SearchBoxState,
  type SearchStatus,
  type SearchTarget,
} from './search-box'
