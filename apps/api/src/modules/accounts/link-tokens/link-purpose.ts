import type { linkTokens } from '../../../db/schema/index.ts'

export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose']
