import { defaultFactLabels } from '../../internal/fact-labels'
import type { FactLabels } from '../../internal/SchoolFacts'

/** Texts of a list of schools: the column headings, and how facts are written. */
export interface SchoolLabels extends FactLabels {
  /** @default 'School' */
  school: string
  /** @default 'Distance' */
  distance: string
  /** @default 'Board' */
  board: string
  /** @default 'Fees a year' */
  fees: string
  /** @default 'Age' */
  age: string
  /** @default 'Availability' */
  availability: string
  /** For a school whose recognition has been checked. @default 'Recognition checked' */
  recognitionChecked: string
}

export const defaultLabels: SchoolLabels = {
  ...defaultFactLabels,
  school: 'School',
  distance: 'Distance',
  board: 'Board',
  fees: 'Fees a year',
  age: 'Age',
  availability: 'Availability',
  recognitionChecked: 'Recognition checked',
}
