import type { subscriptions } from '../../../db/schema/index.ts'

export type Subscription = typeof subscriptions.$inferSelect
