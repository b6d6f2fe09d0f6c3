import { Readable } from 'node:stream'
import { notSignedIn, TooManyRequests } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { SecondFactorService } from '../second-factor/second-factor.service.ts'
import type { ProfileService } from '../users/profile.service.ts'
import type { UsersRepository } from '../users/users.repository.ts'
import type { AccountDataRepository } from './account-data.repository.ts'
import type { ApplicationDataRepository } from './application-data.repository.ts'
import type { BillingDataRepository } from './billing-data.repository.ts'
import type { BookingDataRepository } from './booking-data.repository.ts'
import type { ContactDataRepository } from './contact-data.repository.ts'
import type { ContentDataRepository } from './content-data.repository.ts'
import type { ContestDataRepository } from './contest-data.repository.ts'
import type { DeskWorkRepository } from './desk-work.repository.ts'
import { jsonOf } from './json-stream.ts'
import type { ModerationDataRepository } from './moderation-data.repository.ts'
import type { OwnedListingsRepository } from './owned-listings.repository.ts'
import { rowsOf } from './row-pages.ts'
import type { SentEnquiriesRepository } from './sent-enquiries.repository.ts'

export type PersonalDataService = ReturnType<typeof createPersonalDataService>

interface PersonalDataDeps {
  readonly accountData: AccountDataRepository
  readonly contentData: ContentDataRepository
  readonly billingData: BillingDataRepository
  readonly contactData: ContactDataRepository
  readonly secondFactor: Pick<SecondFactorService, 'read'>
  readonly listings: OwnedListingsRepository
  readonly deskWork: DeskWorkRepository
  readonly moderationData: ModerationDataRepository
  readonly sentEnquiries: SentEnquiriesRepository
  readonly applicationData: ApplicationDataRepository
  readonly bookingData: BookingDataRepository
  readonly contestData: ContestDataRepository
  readonly users: UsersRepository
  readonly profile: ProfileService
}

/** Seconds after which a refused caller may ask again. */
const retryAfter = 30

/**
 * Exports the personal data of a user, table by table; what can grow is read in pages. Add every new
 * table with personal data here.
 */
export function createPersonalDataService({
  accountData,
  contentData,
  billingData,
  contactData,
  secondFactor,
  listings,
  deskWork,
  moderationData,
  sentEnquiries,
  applicationData,
  bookingData,
  contestData,
  users,
  profile,
}: PersonalDataDeps) {
  /** Users whose export this process is sending. */
  const running = new Set<number>()

  /** Records of a confirmed email. An unconfirmed one may belong to someone else. */
  async function recordsOfEmail(email: string | null) {
    if (email === null) return { contact_messages: [], newsletter_subscription: null, mails: [] }
    return {
      contact_messages: rowsOf((after) => contactData.contactMessagesOf(email, after)),
      newsletter_subscription: await contactData.subscriptionOf(email),
      mails: rowsOf((after) => contactData.emailsTo(email, after)),
    }
  }

  /** Stores with their products, and products with their batches. */
  async function* storesOf(userId: number) {
    for await (const { id, store } of rowsOf((after) => listings.storesOf(userId, after)))
      yield { ...store, products: rowsOf((after) => listings.productsOf(id, after)) }
  }

  /** The user's work on the enquiries of listings. */
  const deskOf = (userId: number) => ({
    events: rowsOf((after) => deskWork.eventsBy(userId, after)),
    messages: rowsOf((after) => deskWork.messagesBy(userId, after)),
    reveals: rowsOf((after) => deskWork.revealsBy(userId, after)),
    claims: rowsOf((after) => deskWork.claimsBy(userId, after)),
    exports: rowsOf((after) => deskWork.exportsBy(userId, after)),
    templates: rowsOf((after) => deskWork.templatesBy(userId, after)),
    tasks: rowsOf((after) => deskWork.tasksOf(userId, after)),
    views: rowsOf((after) => deskWork.viewsOf(userId, after)),
    visit_slots: rowsOf((after) => deskWork.visitSlotsBy(userId, after)),
  })

  /** The user's reports, appeals and claims. */
  const moderationOf = (userId: number) => ({
    reports: rowsOf((after) => moderationData.reportsBy(userId, after)),
    appeals: rowsOf((after) => moderationData.appealsBy(userId, after)),
    held_edits: rowsOf((after) => moderationData.heldEditsBy(userId, after)),
    school_claims: rowsOf((after) => moderationData.schoolClaimsBy(userId, after)),
  })

  /** Applications for jobs, each with its CV and files. */
  async function* applicationsOf(userId: number) {
    const page = async (after: number) =>
      (await applicationData.applicationsOf(userId, after)).map((row) => ({
        ...row,
        id: row.cursor,
      }))
    for await (const { id, ...application } of rowsOf(page))
      yield { ...application, cv: cvOf(id), files: filesOf(id) }
  }

  /** One CV at most, which is read when it is sent. */
  async function* cvOf(applicationId: number) {
    const cv = await applicationData.cvOf(applicationId)
    if (cv) yield cv
  }

  /** The files of one application, which are read when they are sent. */
  async function* filesOf(applicationId: number) {
    yield* await applicationData.filesOf(applicationId)
  }

  /** Entries to contests, each with its images, which are read when they are sent. */
  async function* entriesOf(userId: number) {
    const page = async (after: number) =>
      (await contestData.entriesOf(userId, after)).map((row) => ({ ...row, id: row.cursor }))
    for await (const { id, ...entry } of rowsOf(page)) yield { ...entry, images: imagesOf(id) }
  }

  async function* imagesOf(entryId: number) {
    yield* await contestData.imagesOf(entryId)
  }

  async function partsOf(caller: Caller) {
    const { userId } = caller
    const user = await users.find(userId)
    if (!user) throw notSignedIn()
    const email = user.emailConfirmedAt ? user.email : null
    return {
      exported_at: new Date().toISOString(),
      profile: await profile.readOwn(caller),
      sessions: rowsOf((after) => accountData.sessionsOf(userId, after)),
      links: await accountData.linksOf(userId),
      second_factor: await secondFactor.read(caller),
      bookmarks: rowsOf((after) => accountData.bookmarksOf(userId, after)),
      blogs: rowsOf((after) => contentData.blogsOf(userId, after)),
      blog_revisions: rowsOf((after) => contentData.blogRevisionsOf(userId, after)),
      videos: rowsOf((after) => contentData.videosOf(userId, after)),
      video_uploads: await contentData.videoUploadsOf(userId),
      comments: rowsOf((after) => contentData.commentsOf(userId, after)),
      subscriptions: rowsOf((after) => billingData.subscriptionsOf(userId, after)),
      invoices: rowsOf((after) => billingData.invoicesOf(userId, after)),
      billing_profile: await billingData.billingProfileOf(userId),
      schools: rowsOf((after) => listings.schoolsOf(userId, after)),
      stores: storesOf(userId),
      memberships: rowsOf((after) => listings.membershipsOf(userId, after)),
      member_invitations: rowsOf((after) => listings.invitationsBy(userId, after)),
      filter_requests: rowsOf((after) => listings.filterRequestsOf(userId, after)),
      edits: rowsOf((after) => listings.editsOf(userId, after)),
      desk: deskOf(userId),
      moderation: moderationOf(userId),
      enquiries: rowsOf((after) => sentEnquiries.list({ userId, email }, after)),
      applications: applicationsOf(userId),
      application_work: rowsOf((after) => applicationData.workOf(userId, after)),
      job_posts: rowsOf((after) => applicationData.jobPostsBy(userId, after)),
      application_settings: await applicationData.settingsOf(userId),
      bookings: rowsOf((after) => bookingData.bookingsOf(userId, after)),
      waitlists: rowsOf((after) => bookingData.waitlistsOf(userId, after)),
      calendars: rowsOf((after) => bookingData.calendarsOf(userId, after)),
      booking_work: rowsOf((after) => bookingData.workOf(userId, after)),
      contest_entries: entriesOf(userId),
      contest_judging: rowsOf((after) => contestData.judgingOf(userId, after)),
      uploads: rowsOf((after) => accountData.uploadsOf(userId, after)),
      exited_users: rowsOf((after) => contactData.exitedUsersOf(userId, email, after)),
      job_alerts: rowsOf((after) => contactData.jobAlertsOf(userId, email, after)),
      ...(await recordsOfEmail(email)),
    }
  }

  return {
    /**
     * The response of `downloadMyData` as a stream, which reads page by page what it sends and holds
     * no connection to the database meanwhile. It contains no hash of a secret. One at a time per
     * user and process, until the stream is closed; throws `too_many_requests` for another.
     */
    async export(caller: Caller): Promise<Readable> {
      const { userId } = caller
      if (running.has(userId)) throw alreadyRunning()
      running.add(userId)
      try {
        const stream = Readable.from(jsonOf(await partsOf(caller)), { objectMode: false })
        return stream.once('close', () => running.delete(userId))
      } catch (error) {
        running.delete(userId)
        throw error
      }
    },
  }
}

const alreadyRunning = () =>
  new TooManyRequests('Your download is still running. Wait until it has finished.', retryAfter)
