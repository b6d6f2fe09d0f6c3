import type { newsletterDrafts } from '../../../db/schema/index.ts'

/** A newsletter as admins write and send it. */
export type DraftRow = typeof newsletterDrafts.$inferSelect
