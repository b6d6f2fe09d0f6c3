import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { runEach } from '../../platform/queue/run-each.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { RosterRepository } from '../rosters/roster.repository.ts'
import type { EndBookingsRepository } from '../seats/end-bookings.repository.ts'
import { system } from '../seats/seat-actor.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { SessionMakerRepository } from '../sessions/session-maker.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { UpkeepRepository } from './upkeep.repository.ts'

/** Bookings that one transaction ends. */
const finishedAtOnce = 500

interface BookingUpkeepDeps {
  readonly audit: Pick<AuditService, 'recordEdits'>
  readonly batches: Pick<BatchRecordRepository, 'transaction' | 'lock' | 'find' | 'save'>
  readonly endBookings: Pick<EndBookingsRepository, 'ofWaitlist'>
  readonly rosters: Pick<RosterRepository, 'toFinish'>
  readonly seats: SeatsRepository
  readonly repository: UpkeepRepository
  readonly maker: SessionMakerRepository
  readonly emails: BookingEmails
  readonly settle: Settle
}

/** Scheduled work on batches: holds, offers and waitlists end, and sessions are made ahead. */
export function createBookingUpkeep(deps: BookingUpkeepDeps): ScheduledTask[] {
  const { audit, batches, repository, endBookings, rosters, seats, maker, emails, settle } = deps

  /** Opens paused batches whose day has come; their free seats are then offered like any others. */
  const reopenDue = async () =>
    runEach(await repository.dueToReopen(), (id) =>
      batches.transaction(async (tx) => {
        const record = await batches.lock(tx, id)
        if (!record || !isDueToReopen(record)) return
        const { reopensOn, revision } = record.batch
        await batches.save(tx, id, { state: 'open', reopensOn: null })
        await audit.recordEdits(tx, {
          entity: 'batch',
          entityId: id,
          actor: { userId: null, role: 'system' },
          revision: revision + 1,
          edits: [
            { field: 'state', before: 'paused', after: 'open' },
            { field: 'reopens_on', before: reopensOn, after: null },
          ],
        })
        await settle.settleById(tx, id)
      }),
    )

  const settleDue = async () =>
    runEach(await repository.due(), (id) =>
      batches.transaction((tx) => settle.lockAndSettle(tx, id)),
    )

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

  /** Ends bookings a day after their session or batch, as they were marked. Returns how many. */
  const finishSome = async (): Promise<number> =>
    batches.transaction(async (tx) => {
      const ended = (await rosters.toFinish(tx, finishedAtOnce)).map((each) => ({
        ...each,
        state: 'confirmed' as const,
      }))
      const came = (isPresent: boolean) => ended.filter((each) => each.came === isPresent)
      await seats.moveBookings(tx, came(true), 'attended', system)
      await seats.moveBookings(tx, came(false), 'no_show', system)
      return ended.length
    })

  async function finishBookings(): Promise<void> {
    while ((await finishSome()) === finishedAtOnce);
  }

  /** Nobody waits for a seat in a batch that is over. */
  const endWaitlists = async () =>
    runEach(await repository.endedWithWaitlist(), (id) =>
      batches.transaction(async (tx) => {
        const record = await batches.lock(tx, id)
        if (!record) return
        const reason = 'The batch has ended.'
        const waited = await endBookings.ofWaitlist(tx, id, system, reason)
        await emails.waitlistEnded(tx, record, waited, reason)
        await settle.settle(tx, record)
      }),
    )

  /** Takes every step, and sends the emails of those that succeeded. */
  async function run(...steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    try {
      await runEach(steps, (step) => step())
    } finally {
      emails.wake()
    }
  }

  return [
    {
      name: 'settle-batches',
      cron: '* * * * *',
      run: () => run(reopenDue, settleDue, remind),
    },
    {
      name: 'make-batch-sessions',
      cron: '15 2 * * *',
      run: () => run(maker.finish, () => maker.make(null), finishBookings, endWaitlists),
    },
  ]
}

/** Checked again under the lock: its owner may have opened it or chosen another day meanwhile. */
const isDueToReopen = ({ batch: { state, reopensOn } }: BatchRecord) =>
  state === 'paused' && reopensOn !== null && reopensOn <= todayInIndia()
