export { type Fact, FactTable, type FactTableProps } from './FactTable'
export type { FactTableLabels } from './labels'
