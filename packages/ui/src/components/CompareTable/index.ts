export {
  type CompareCell,
  type CompareColumn,
  type CompareGroup,
  type CompareRow,
  CompareTable,
  type CompareTableProps,
} from './CompareTable'
export { YesNo, type YesNoProps } from './YesNo'
