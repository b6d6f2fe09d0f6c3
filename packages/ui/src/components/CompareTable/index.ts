export {
  type CompareCell,
  type CompareGroup,
  type CompareRow,
  CompareTable,
  type CompareTableProps,
} from './CompareTable'
export type { CompareColumn } from './compare-column'
export { YesNo, type YesNoProps } from './YesNo'
