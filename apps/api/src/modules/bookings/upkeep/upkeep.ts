import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { RosterRepository } from '../rosters/roster.repository.ts'
import type { EndBookings } from '../seats/end-bookings.repository.ts'
import { type SeatsRepository, system } from '../seats/seats.repository.ts'
import type { SessionMaker } from '../sessions/session-maker.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { UpkeepRepository } from './upkeep.repository.ts'

interface BookingUpkeepDeps {
  readonly batches: Pick<BatchRecordRepository, 'transaction' | 'lock' | 'find'>
  readonly endBookings: Pick<EndBookings, 'ofWaitlist'>
  readonly rosters: Pick<RosterRepository, 'toFinish'>
  readonly seats: SeatsRepository
  readonly repository: UpkeepRepository
  readonly maker: SessionMaker
  readonly emails: BookingEmails
  readonly settle: Settle
}

/** Scheduled work on batches: holds, offers and waitlists end, and sessions are made ahead. */
export function createBookingUpkeep(deps: BookingUpkeepDeps): ScheduledTask[] {
  const { batches, repository, endBookings, rosters, seats, maker, emails, settle } = deps

  async function settleDue(): Promise<void> {
    const ids = [...(await repository.reopen()), ...(await repository.due())]
    for (const id of new Set(ids)) await batches.transaction((tx) => settle.lockAndSettle(tx, id))
    await remind()
    emails.wake()
  }

  /** Reminds families of an open offer when half of its time has passed. */
  async function remind(): Promise<void> {
    await batches.transaction(async (tx) => {
      const due = await repository.claimReminders(tx)
      for (const [batchId, made] of Map.groupBy(due, ({ entry }) => entry.batchId)) {
        const record = await batches.find(batchId, tx)
        if (record) await emails.offers(tx, record, made, true)
      }
    })
  }

  /** Ends trial classes and drop-ins a day after their session, as they were marked. */
  async function finishBookings(): Promise<void> {
    await batches.transaction(async (tx) => {
      const ended = (await rosters.toFinish(tx)).map((each) => ({
        ...each,
        state: 'confirmed' as const,
      }))
      const came = (isPresent: boolean) => ended.filter((each) => each.came === isPresent)
      await seats.moveBookings(tx, came(true), 'attended', system)
      await seats.moveBookings(tx, came(false), 'no_show', system)
    })
  }

  /** Nobody waits for a seat in a batch that is over. */
  async function endWaitlists(): Promise<void> {
    for (const id of await repository.endedWithLine())
      await batches.transaction(async (tx) => {
        const record = await batches.lock(tx, id)
        if (!record) return
        const reason = 'The batch has ended.'
        const waited = await endBookings.ofWaitlist(tx, id, system, reason)
        await emails.waitlistEnded(tx, record, waited, reason)
        await settle.settle(tx, record)
      })
    emails.wake()
  }

  async function makeSessions(): Promise<void> {
    await maker.finish()
    await maker.make(null)
    await finishBookings()
    await endWaitlists()
  }

  return [
    { name: 'settle-batches', cron: '* * * * *', run: settleDue },
    { name: 'make-batch-sessions', cron: '15 2 * * *', run: makeSessions },
  ]
}
