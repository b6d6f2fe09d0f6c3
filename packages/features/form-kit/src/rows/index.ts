export { useRowFocus } from './use-row-focus'
export { useRowKeys } from './use-row-keys'
export { withRowMoved } from './with-row-moved'
