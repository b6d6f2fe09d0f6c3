export { HoursEditor, type HoursEditorProps } from './HoursEditor'
export { type HoursProblem, type HoursSpan, problemOf as hoursProblemOf } from './hours'
export type { HoursEditorLabels } from './labels'
