import type { plans } from '../../../db/schema/index.ts'

export type PlanRow = typeof plans.$inferSelect
