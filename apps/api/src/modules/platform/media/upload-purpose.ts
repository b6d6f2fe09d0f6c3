import type { uploads } from '../../../db/schema/index.ts'

export type UploadPurpose = (typeof uploads.$inferSelect)['purpose']
