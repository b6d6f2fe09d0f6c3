import type { contestEntries } from '../../../../db/schema/index.ts'

export type EntryRow = typeof contestEntries.$inferSelect
