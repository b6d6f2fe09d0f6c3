export { DatePicker, type DatePickerProps } from './DatePicker'
export {
  type DateRange,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
} from './DateRangePicker'
export type { DateLabels } from './date-labels'
