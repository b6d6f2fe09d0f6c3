import type { enquiryEvents } from '../../../../db/schema/index.ts'

export type EnquiryEvent = typeof enquiryEvents.$inferSelect
export type NewEnquiryEvent = typeof enquiryEvents.$inferInsert
