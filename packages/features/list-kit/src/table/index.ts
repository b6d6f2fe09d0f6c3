export { choiceField, pageField, sortField, textField, urlState } from '../url'
export { ExportButton } from './ExportButton'
export { SavedViewsMenu } from './SavedViewsMenu'
export { TableScreen, type TableScreenProps } from './TableScreen'
export { TableSearch } from './TableSearch'
export type {
  TableColumn,
  TableDefinition,
  TableFilter,
  TablePage,
  TableState,
} from './table-definition'
export { type TableSelection, useTableSelection } from './use-table-selection'
