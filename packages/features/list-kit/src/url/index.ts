export { pageField } from './page-field'
export { type ColumnSort, sortField } from './sort-field'
export { textField } from './text-field'
export {
  choiceField,
  choicesField,
  fixedField,
  integerField,
  type UrlField,
  type UrlFields,
  type UrlState,
  urlState,
  valueField,
  valuesField,
} from './url-state'
export { useRequestedState } from './use-requested-state'
