import type { ListingOfMembers } from '../../../../caller.ts'
import type { applications, jobs } from '../../../../db/schema/index.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type JobRow = typeof jobs.$inferSelect

/** An application with its job, its listing and its applicant. */
export interface ApplicationRecord {
  readonly application: ApplicationRow
  readonly job: JobRow
  readonly listing: ListingOfMembers
  readonly listingName: string
  readonly listingSlug: string | null
  readonly listingCity: string | null
  readonly applicant: {
    readonly firstname: string
    readonly lastname: string
    readonly email: string
  }
}
