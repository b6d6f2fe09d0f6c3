import type { batchSessions } from '../../../db/schema/index.ts'

export type SessionRow = typeof batchSessions.$inferSelect
