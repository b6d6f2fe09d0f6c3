import type { videos } from '../../../../db/schema/index.ts'

export type VideoRecord = typeof videos.$inferSelect
