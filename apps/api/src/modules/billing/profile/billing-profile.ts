import type { billingProfiles } from '../../../db/schema/index.ts'

export type BillingProfile = typeof billingProfiles.$inferSelect
