export { moveHighlight, noHighlight } from './highlight'
export { type KeyedBox, type PressedKey, pressKey } from './keys'
export { splitAtMatches } from './matches'
export {
  createSearchBox,
  type SearchBox,
  type SearchBoxEnvironment,
  type SearchBoxState,
  type SearchStatus,
  type SearchTarget,
  submit,
} from './search-box'
