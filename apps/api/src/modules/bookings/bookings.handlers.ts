import { Readable } from 'node:stream'
import { userOf } from '../../caller.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { UserLimit } from '../platform/rate-limits/user-limit.ts'
import type { BatchDeskService } from './batches/batch-desk.service.ts'
import type { BatchJoiningService } from './batches/batch-joining.service.ts'
import type { BookService } from './book/book.service.ts'
import type { CancellationsService } from './book/cancellations.service.ts'
import type { RescheduleBooking } from './book/reschedule-booking.service.ts'
import type { ChooseService } from './choose/choose.service.ts'
import type { BatchFamiliesService } from './families/families.service.ts'
import type { FeedsService } from './feeds/feeds.service.ts'
import type { MyBookingsService } from './mine/my-bookings.service.ts'
import type { NewOwnerService } from './owners/new-owner.service.ts'
import type { RevealService } from './reveal/reveal.service.ts'
import type { RosterService } from './rosters/roster.service.ts'
import type { BatchSessionsService } from './sessions/batch-sessions.service.ts'
import type { OffersService } from './waitlist/offers.service.ts'
import type { WaitlistService } from './waitlist/waitlist.service.ts'
import type { WaitlistChangesService } from './waitlist/waitlist-changes.service.ts'
import type { WaitlistReader } from './waitlist/waitlist-reader.ts'

const limits = {
  changes: { name: 'batch-change', max: 600, msg: 'Too many changes. Try again in an hour.' },
  bookings: { name: 'booking', max: 60, msg: 'Too many bookings. Try again in an hour.' },
  exports: { name: 'roster-export', max: 30, msg: 'Too many exports. Try again in an hour.' },
  reveals: {
    name: 'family-reveal',
    max: 60,
    msg: 'You have opened too many contact details. Try again in an hour.',
  },
  own: { name: 'booking-change', max: 200, msg: 'Too many changes. Try again in an hour.' },
}

interface BookingsHandlersDeps {
  readonly sessions: BatchSessionsService
  readonly desk: BatchDeskService
  readonly joining: BatchJoiningService
  readonly choose: ChooseService
  readonly book: BookService
  readonly cancellations: CancellationsService
  readonly rescheduleBooking: RescheduleBooking
  readonly mine: MyBookingsService
  readonly families: BatchFamiliesService
  readonly waitlist: WaitlistService
  readonly offers: OffersService
  readonly waitlistChanges: WaitlistChangesService
  readonly waitlists: WaitlistReader
  readonly newOwner: Pick<NewOwnerService, 'agree'>
  readonly rosters: RosterService
  readonly reveal: RevealService
  readonly feeds: FeedsService
  readonly userLimit: UserLimit
}

export function bookingsHandlers(deps: BookingsHandlersDeps) {
  const {
    sessions,
    desk,
    joining,
    choose,
    book,
    cancellations,
    rescheduleBooking,
    mine,
    families,
    waitlist,
    offers,
    waitlistChanges,
    waitlists,
    newOwner,
    rosters,
    reveal,
    feeds,
    userLimit,
  } = deps

  /** The caller, whose requests of a kind are counted. */
  async function limited(limit: keyof typeof limits, request: Parameters<typeof userOf>[0]) {
    const caller = userOf(request)
    await userLimit(limits[limit], caller)
    return caller
  }

  return {
    getBatchDesk: (request) => desk.read(userOf(request), request.params.id),
    async setBatchJoining(request) {
      await joining.set(await limited('changes', request), request.params.id, request.body)
      return { status: 200, msg: 'Updated' }
    },
    async cancelBatch(request) {
      await desk.cancel(await limited('changes', request), request.params.id, request.body)
      return { status: 200, msg: 'Cancelled' }
    },
    listBatchSessions: (request) =>
      sessions.ofBatch(userOf(request), request.params.id, request.query),
    listOwnSessions: (request) => sessions.own(userOf(request), request.query),
    async moveSession(request) {
      await sessions.move(await limited('changes', request), request.params.id, request.body)
      return { status: 200, msg: 'Moved' }
    },
    async cancelSession(request) {
      await sessions.cancel(await limited('changes', request), request.params.id, request.body)
      return { status: 200, msg: 'Cancelled' }
    },
    async restoreSession(request) {
      await sessions.restore(await limited('changes', request), request.params.id)
      return { status: 200, msg: 'Restored' }
    },
    listHolidays: (request) => sessions.holidays(userOf(request), request.params.id, request.query),
    async addHoliday(request, reply) {
      const caller = await limited('changes', request)
      const added = await sessions.addHoliday(caller, request.params.id, request.body)
      reply.code(201)
      return added
    },
    async removeHoliday(request) {
      await sessions.removeHoliday(await limited('changes', request), request.params.id)
      return { status: 200, msg: 'Removed' }
    },

    listProductBatches: ({ params }) => choose.batches(params.slug),
    getBookingForm: (request) => choose.form(userOf(request), request.params.id),
    async bookBatch(request, reply) {
      const caller = await limited('bookings', request)
      const party = await book.book(caller, request.params.id, request.body)
      reply.code(201)
      return mine.party(caller, party)
    },
    listMyBookings: (request) => mine.list(userOf(request)),
    getMyBooking: (request) => mine.read(userOf(request), request.params.id),
    async confirmMyBooking(request) {
      const caller = await limited('own', request)
      await book.confirm(caller, request.params.id, request.body)
      return (await mine.read(caller, request.params.id)).booking
    },
    async showBookingsToOwner(request) {
      await newOwner.agree(await limited('own', request), request.body.store_id)
      return { status: 200, msg: 'Agreed' }
    },
    revealFamily: async (request) =>
      reveal.open(await limited('reveals', request), request.params.id),
    async cancelMyBooking(request) {
      await cancellations.cancel(await limited('own', request), request.params.id, request.body)
      return { status: 200, msg: 'Cancelled' }
    },
    async rescheduleMyBooking(request) {
      await rescheduleBooking.reschedule(
        await limited('own', request),
        request.params.id,
        request.body,
      )
      return { status: 200, msg: 'Changed' }
    },
    async downloadMyBookingCalendar(request, reply) {
      const content = await mine.calendar(userOf(request), request.params.id)
      reply.type('text/calendar; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="classes.ics"')
      return Readable.from([Buffer.from(content)], { objectMode: false })
    },
    async cancelBookingByLink({ body }) {
      await cancellations.cancelByLink(body.token)
      return { status: 200, msg: 'Cancelled' }
    },

    async joinWaitlist(request, reply) {
      const caller = await limited('bookings', request)
      const id = await waitlist.join(caller, request.params.id, request.body)
      reply.code(201)
      return waitlists.read(caller, id)
    },
    getMyWaitlist: (request) => waitlists.read(userOf(request), request.params.id),
    async changeMyWaitlist(request) {
      await waitlist.setAnyOf(await limited('own', request), request.params.id, request.body)
      return { status: 200, msg: 'Updated' }
    },
    async answerMyOffer(request) {
      await offers.answer(await limited('own', request), request.params.id, request.body)
      return { status: 200, msg: 'Answered' }
    },
    async leaveWaitlist(request) {
      await waitlist.leave(await limited('own', request), request.params.id)
      return { status: 200, msg: 'You have left the waitlist' }
    },
    async leaveWaitlistByLink({ body }) {
      await waitlist.leaveByLink(body.token)
      return { status: 200, msg: 'You have left the waitlist' }
    },

    listBatchFamilies: (request) => families.list(userOf(request), request.params.id),
    async decideBooking(request) {
      await families.decide(await limited('changes', request), request.params.id, request.body)
      return { status: 200, msg: 'Answered' }
    },
    async changeWaitlist(request) {
      await waitlistChanges.change(
        await limited('changes', request),
        request.params.id,
        request.body,
      )
      return { status: 200, msg: 'Updated' }
    },

    getSessionRoster: (request) => rosters.read(userOf(request), request.params.id),
    async markAttendance(request) {
      await rosters.mark(await limited('changes', request), request.params.id, request.body)
      return { status: 200, msg: 'Marked' }
    },
    async downloadRoster(request, reply) {
      const file = await rosters.export(await limited('exports', request), request.params.id)
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="roster.csv"')
      return file
    },
    listMyCalendars: (request) => feeds.list(userOf(request)),
    async addMyCalendar(request, reply) {
      const added = await feeds.add(await limited('own', request), request.body)
      reply.code(201)
      return added
    },
    async removeMyCalendar(request) {
      await feeds.revoke(await limited('own', request), request.params.id)
      return { status: 200, msg: 'Removed' }
    },
    async readCalendar({ params }, reply) {
      const { content, tag } = await feeds.read(params.token)
      reply.type('text/calendar; charset=utf-8')
      reply.header('etag', tag)
      reply.header('cache-control', 'private, no-cache')
      return Readable.from([Buffer.from(content)], { objectMode: false })
    },
  } satisfies Partial<Handlers>
}
