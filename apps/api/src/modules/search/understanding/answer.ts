import type { Schema } from '../../../contract/operations.ts'
import type { FoundProducts } from './other-lists.ts'
import type { Plan } from './plan/plan.ts'
import type { Reading } from './reading/reading.ts'
import type { PlanResult } from './run-plan.ts'

/** A query that was understood as a list, with the list's first results. */
export interface Answer extends PlanResult {
  readonly plan: Plan
  readonly reading: Reading
  /** The path of the landing page of the plan's place and board, if there is one. */
  readonly landingUrl: string | null
  readonly products: FoundProducts['found']['data']
  readonly jobs: Schema<'JobList'>['data']
}
