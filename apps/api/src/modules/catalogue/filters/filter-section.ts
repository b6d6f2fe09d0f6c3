import type { filters } from '../../../db/schema/index.ts'

export type Section = (typeof filters.$inferSelect)['section']
