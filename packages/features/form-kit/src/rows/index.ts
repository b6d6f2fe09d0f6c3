export { useRowFocus } from './use-row-focus'
export { useRowKeys } from './use-row-keys'
