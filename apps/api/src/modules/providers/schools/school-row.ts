import type { schools } from '../../../db/schema/index.ts'

/** All columns, for services; never sent in a response. */
export type SchoolRow = typeof schools.$inferSelect
