export { type Fact, FactTable, type FactTableProps } from './FactTable'
