import type {
  Application,
  ApplicationBoard,
  ApplicationRow,
  Applications,
  components,
} from '@edbazaar/api-client'

export type { Application, ApplicationRow, Applications }
export type Listing = ApplicationRow['job']['listing']
export type Board = ApplicationBoard
/** The state of an application that was sent. */
export type Stage = ApplicationRow['state']
/** The decisions of an employer. */
export type Decision = ApplicationRow['next_states'][number]
export type Reason = Application['reason_codes'][number]
export type Points = NonNullable<Application['my_points']>
/** A job post without its details. */
export type Post = components['schemas']['JobPostSummary']
