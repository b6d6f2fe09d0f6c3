import type { payments } from '../../../db/schema/index.ts'

export type Payment = typeof payments.$inferSelect
