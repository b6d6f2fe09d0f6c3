import type { batches } from '../../../db/schema/index.ts'

export type BatchRow = typeof batches.$inferSelect
