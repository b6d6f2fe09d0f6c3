import type { invoices } from '../../../db/schema/index.ts'

export type Invoice = typeof invoices.$inferSelect
