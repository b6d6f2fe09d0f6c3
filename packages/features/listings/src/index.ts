export type { ListState } from './schools/list-state'
export { listPath, readListState, writeListState } from './schools/list-state'
