import { defaultFactLabels } from '../../internal/fact-labels'
import type { FactLabels } from '../../internal/SchoolFacts'

/** Texts of a school card: the names of the facts, and how they are written. */
export interface SchoolCardLabels extends Omit<FactLabels, 'firstYear'> {
  /** @default 'Board' */
  board: string
  /** @default 'Fees' */
  fees: string
  /** After fees that are the same for every class. @default 'a year' */
  aYear: string
  /** @default 'Age' */
  age: string
  /** @default 'Seats' */
  seats: string
}

export const defaultLabels: SchoolCardLabels = {
  ...defaultFactLabels,
  board: 'Board',
  fees: 'Fees',
  aYear: 'a year',
  age: 'Age',
  seats: 'Seats',
}
