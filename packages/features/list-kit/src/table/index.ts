export {
  choiceField,
  integerField,
  pageField,
  sortField,
  textField,
  urlState,
  useRequestedState,
  valueField,
} from '../url'
export { ExportButton } from './ExportButton'
export { SavedViewsMenu } from './SavedViewsMenu'
export { TableScreen, type TableScreenProps } from './TableScreen'
export { TableSearch } from './TableSearch'
export type {
  MoreFilters,
  TableColumn,
  TableDefinition,
  TableFilter,
  TablePage,
  TableState,
} from './table-definition'
export { type TableSelection, useTableSelection } from './use-table-selection'
