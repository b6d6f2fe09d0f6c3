import type { HoursProblem } from './hours'

/** Texts of the editor. */
export interface HoursEditorLabels {
  /** Names of the days, Monday first. @default 'Monday', … */
  days: readonly string[]
  /** A day without hours. @default 'Closed' */
  closed: string
  /** @default 'From' */
  from: string
  /** @default 'To' */
  to: string
  /** Accessible name of a field: "Monday, from". */
  fromOn: (day: string, span: number) => string
  toOn: (day: string, span: number) => string
  /** @default 'Add hours' */
  add: string
  addOn: (day: string) => string
  removeOn: (day: string, span: number) => string
  /** Copies Monday's hours. @default 'Use for Tuesday to Saturday' */
  copy: string
  problems: Readonly<Record<HoursProblem, string>>
  /** A time of day in words. @default '10 am' */
  time: (minutes: number) => string
}
