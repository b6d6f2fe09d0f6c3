export { RangeField, type RangeFieldProps } from './RangeField'
export type { Range } from './use-draft'
