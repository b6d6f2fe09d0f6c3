import type { Config } from '../../config.ts'
import type { Database, Db } from '../../db/connect.ts'
import type { ConsentsService } from '../accounts/consents/consents.service.ts'
import type { Platform } from '../platform/platform.module.ts'
import type { MemberRoles } from '../providers/members/member-roles.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import { createBatchAccess } from './access/batch-access.ts'
import { createBatchRecordRepository } from './access/batch-record.repository.ts'
import { createBatchDeskRepository } from './batches/batch-desk.repository.ts'
import { createBatchDeskService } from './batches/batch-desk.service.ts'
import { createBatchJoiningService } from './batches/batch-joining.service.ts'
import { createBatchesInUseRepository } from './batches/batches-in-use.repository.ts'
import { requireUnused } from './batches/batches-in-use.ts'
import { createTimetable } from './batches/timetable.ts'
import { createBook } from './book/book.service.ts'
import { createBookingRepository } from './book/booking.repository.ts'
import { createCancellations } from './book/cancellations.service.ts'
import { createFreeSeats } from './book/free-seats.ts'
import { createLockOwnBooking } from './book/lock-own-booking.ts'
import { createRescheduleBooking } from './book/reschedule-booking.service.ts'
import { bookingsHandlers } from './bookings.handlers.ts'
import { createChooseRepository } from './choose/choose.repository.ts'
import { createChoose } from './choose/choose.service.ts'
import { createBookingConsentsRepository } from './consents/booking-consents.repository.ts'
import { createBookingConsents } from './consents/booking-consents.ts'
import { createBookingEmails } from './emails/booking-emails.ts'
import { createFamilyRecipientsRepository } from './emails/family-recipients.repository.ts'
import { createPartyEmails } from './emails/party-emails.ts'
import { createWaitlistEmails } from './emails/waitlist-emails.ts'
import { createBatchFamiliesRepository } from './families/families.repository.ts'
import { createBatchFamilies } from './families/families.service.ts'
import { createFeedsRepository } from './feeds/feeds.repository.ts'
import { createFeeds } from './feeds/feeds.service.ts'
import { createMyBookingsRepository } from './mine/my-bookings.repository.ts'
import { createMyBookings } from './mine/my-bookings.service.ts'
import { createNewOwnerRepository } from './owners/new-owner.repository.ts'
import { createNewOwner } from './owners/new-owner.service.ts'
import { createRevealRepository } from './reveal/reveal.repository.ts'
import { createReveal } from './reveal/reveal.service.ts'
import { createRosterRepository } from './rosters/roster.repository.ts'
import { createRosters } from './rosters/roster.service.ts'
import { createEndBookingsRepository } from './seats/end-bookings.repository.ts'
import { createSeatsRepository } from './seats/seats.repository.ts'
import { createBatchSessionsRepository } from './sessions/batch-sessions.repository.ts'
import { createBatchSessionsService } from './sessions/batch-sessions.service.ts'
import { createCancelledClass } from './sessions/cancelled-class.ts'
import { createSessionMakerRepository } from './sessions/session-maker.repository.ts'
import { createSettle } from './settle/settle.ts'
import { createReleaseAccount } from './upkeep/release-account.ts'
import { createUpkeepRepository } from './upkeep/upkeep.repository.ts'
import { createBookingUpkeep } from './upkeep/upkeep.ts'
import { createOffers } from './waitlist/offers.service.ts'
import { createWaitlistRepository } from './waitlist/waitlist.repository.ts'
import { createWaitlist } from './waitlist/waitlist.service.ts'
import { createWaitlistChanges } from './waitlist/waitlist-changes.service.ts'
import { createWaitlistEntries } from './waitlist/waitlist-entries.ts'
import { createWaitlistReader } from './waitlist/waitlist-reader.ts'

interface BookingsDeps {
  readonly audit: AuditService
  readonly consents: ConsentsService
  readonly members: MemberRoles
  readonly config: Pick<Config, 'basePath' | 'publicUrl'>
  readonly database: Database
  readonly platform: Pick<Platform, 'outbox' | 'userLimit'>
}

/** Seats in batches: sessions, bookings and waitlists. */
export function createBookingsModule(deps: BookingsDeps) {
  const { audit, config, database, members, platform } = deps
  const { db } = database
  const { outbox, userLimit } = platform
  const batches = createBatchRecordRepository(db)
  const seats = createSeatsRepository()
  const families = createFamilyRecipientsRepository()
  const site = config.publicUrl + config.basePath
  const emails = createBookingEmails({ families, outbox, site })
  const repository = createBookingRepository(db)
  const consents = createBookingConsents({
    consents: deps.consents,
    repository: createBookingConsentsRepository(),
  })
  const settle = createSettle({ batches, seats, consents, emails })
  const maker = createSessionMakerRepository(db)
  const sessions = createBatchSessionsRepository(db)
  const access = createBatchAccess({ members, batches })
  const rosters = createRosterRepository(db)
  const ownBookings = createMyBookingsRepository(db)
  const endBookings = createEndBookingsRepository({ seats, consents })
  const cancelledClass = createCancelledClass({ families, endBookings, emails })
  const common = { access, batches, sessions, families, emails, endBookings, settle }
  const batchesInUse = createBatchesInUseRepository()
  const desk = createBatchDeskRepository(db)
  const waitlists = createWaitlistRepository(db)
  const partyEmails = createPartyEmails({ batches, families, emails, outbox, site })
  const freeSeats = createFreeSeats({ settle, seats, repository, sessions })
  const reader = createWaitlistReader({ repository: waitlists, batches })
  const booking = { batches, repository, sessions, seats, consents, freeSeats, settle }
  const lockOwn = createLockOwnBooking({ batches, repository, settle })
  const entryDeps = { batches, repository: waitlists, seats, consents, settle }
  const entries = createWaitlistEntries({ ...entryDeps, bookings: repository })
  const waitlistDeps = { ...entryDeps, entries, wake: emails.wake }
  const newOwner = createNewOwner({ repository: createNewOwnerRepository(db), outbox, site })
  const waitlistEmails = createWaitlistEmails({ families, emails, outbox, site })

  return {
    ofAccount: {
      release: createReleaseAccount({ batches, endBookings, emails: partyEmails, settle }),
      requireNoFamilies: (tx: Db, id: number) =>
        requireUnused(batchesInUse, tx, { kind: 'user', id }, 'delete your account'),
    },
    timetable: createTimetable({
      batches,
      batchesInUse,
      maker,
      sessions,
      families,
      emails,
      cancelledClass,
      settle,
    }),
    tasks: [
      ...createBookingUpkeep({
        audit,
        batches,
        repository: createUpkeepRepository(db),
        rosters,
        endBookings,
        seats,
        maker,
        emails,
        settle,
      }),
      ...newOwner.tasks,
    ],
    handlers: bookingsHandlers({
      sessions: createBatchSessionsService({ ...common, cancelledClass }),
      desk: createBatchDeskService({ ...common, desk, audit }),
      joining: createBatchJoiningService({ access, batches, sessions, emails, settle, audit }),
      choose: createChoose({
        repository: createChooseRepository(db),
        batches,
        bookings: repository,
        settle,
        wake: emails.wake,
      }),
      book: createBook({ ...booking, lockOwn, emails: partyEmails }),
      cancellations: createCancellations({ ...booking, lockOwn, emails: partyEmails }),
      rescheduleBooking: createRescheduleBooking({ ...booking, lockOwn, emails: partyEmails }),
      mine: createMyBookings({ repository: ownBookings, waitlists: reader }),
      families: createBatchFamilies({
        ...booking,
        access,
        families: createBatchFamiliesRepository(db),
        emails: partyEmails,
      }),
      waitlist: createWaitlist({ ...waitlistDeps, emails: waitlistEmails }),
      offers: createOffers({ ...waitlistDeps, bookings: repository, emails: partyEmails }),
      waitlistChanges: createWaitlistChanges({ ...waitlistDeps, access, emails: waitlistEmails }),
      waitlists: reader,
      newOwner,
      rosters: createRosters({ access, batches, sessions, repository: rosters }),
      reveal: createReveal({ access, batches, repository: createRevealRepository() }),
      feeds: createFeeds({
        repository: createFeedsRepository(db),
        bookings: ownBookings,
        access,
        members,
        site,
      }),
      userLimit,
    }),
  }
}
