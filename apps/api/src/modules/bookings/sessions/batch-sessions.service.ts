import { AppError, invalid } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Body, Query, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import { rightsOf } from '../access/batch-rights.ts'
import type { BookingEmails } from '../emails/booking-emails.ts'
import type { FamilyRecipientsRepository } from '../emails/family-recipients.repository.ts'
import type { EndBookingsRepository } from '../seats/end-bookings.repository.ts'
import type { Settle } from '../settle/settle.ts'
import type { BatchSessionsRepository, HolidayRow } from './batch-sessions.repository.ts'
import type { CancelledClass } from './cancelled-class.ts'
import type { SessionRow } from './session-row.ts'
import { daysOf, isRestorable, newTimesOf, requireUpcoming } from './session-rules.ts'

export type BatchSessionsService = ReturnType<typeof createBatchSessionsService>

interface SessionsDeps {
  readonly access: BatchAccess
  readonly batches: BatchRecordRepository
  readonly sessions: BatchSessionsRepository
  readonly families: FamilyRecipientsRepository
  readonly emails: BookingEmails
  readonly endBookings: EndBookingsRepository
  readonly cancelledClass: CancelledClass
  readonly settle: Settle
}

type Actor = 'member' | 'admin'
/** A session of a batch that is locked. */
interface Locked {
  readonly record: BatchRecord
  readonly session: SessionRow
  readonly actor: Actor
}

/** The contract's `Holiday`. */
const toHoliday = ({ id, storeId, on, name }: HolidayRow): Schema<'Holiday'> => ({
  id,
  store_id: storeId,
  on,
  name,
})

interface Cancellation {
  readonly reason: string
  /** Whether an extra session at the end of the batch replaces it. */
  readonly isReplaced: boolean
  /** The holiday that cancels it. */
  readonly holidayId?: number | null
}

/** Lists, moves and cancels the sessions of batches. Families are notified in the same transaction. */
export function createBatchSessionsService(deps: SessionsDeps) {
  const { access, batches, sessions, families, emails, endBookings, cancelledClass, settle } = deps

  async function lock(tx: Db, caller: Caller, id: number): Promise<Locked> {
    const found = await sessions.find(id, tx)
    if (!found) throw new AppError('not_found', 'Class not found.')
    const { record, actor } = await access.lock(tx, caller, found.batchId, 'change batches')
    const session = await sessions.find(id, tx)
    if (!session) throw new AppError('not_found', 'Class not found.')
    return { record, session, actor }
  }

  /** Ends the trial classes and drop-ins of a cancelled session; tells every family. */
  async function cancel(
    tx: Db,
    caller: Caller,
    { record, session, actor }: Locked,
    { reason, isReplaced, holidayId = null }: Cancellation,
  ): Promise<void> {
    const recipients = await families.ofSession(tx, session)
    const extra = isReplaced ? await sessions.nextDay(tx, session.batchId) : undefined
    await sessions.change(tx, [session.id], {
      state: 'cancelled',
      reason,
      cancelledAt: new Date(),
      holidayId,
    })
    if (extra) await sessions.addExtra(tx, session, extra)
    await endBookings.ofSession(tx, session.id, { actor, actorId: caller.userId }, reason)
    await emails.sessionChanged(tx, record, {
      families: recipients,
      change: 'cancelled',
      oldTime: session.startsAt,
      newTime: extra?.startsAt ?? null,
      reason,
    })
    await settle.settle(tx, record)
  }

  /** Restores a session; the extra session that replaced it ends, unless it is over. */
  async function restore(
    tx: Db,
    caller: Caller,
    { record, session, actor }: Locked,
  ): Promise<void> {
    const [extra] = await sessions.replacementOf(tx, session.id)
    const isUnused = extra && !(await sessions.used(tx, [extra.id])).has(extra.id)
    if (extra && isUnused) await sessions.remove(tx, [extra.id])
    else if (extra && extra.state !== 'cancelled' && extra.startsAt > new Date()) {
      const reason = 'The class that this one replaced takes place after all.'
      await sessions.change(tx, [extra.id], { state: 'cancelled', reason, cancelledAt: new Date() })
      const by = { actor, actorId: caller.userId }
      await cancelledClass.end(tx, record, extra, { actor: by, reason })
    }
    await sessions.change(tx, [session.id], {
      state: session.movedFrom === null ? 'planned' : 'moved',
      reason: null,
      cancelledAt: null,
      holidayId: null,
    })
    await emails.sessionChanged(tx, record, {
      families: await families.ofSession(tx, session),
      change: 'restored',
      oldTime: session.startsAt,
      newTime: null,
      reason: null,
    })
    await settle.settle(tx, record)
  }

  /** The stores that the caller works for, or the one that was asked for. Throws `forbidden`. */
  async function ownStores(caller: Caller, storeId: number | undefined) {
    if (storeId === undefined) return sessions.storesOf(caller.userId)
    const { role } = await access.requireRight(caller, storeId, 'see bookings')
    return [{ id: storeId, name: await sessions.storeName(storeId), role }]
  }

  /** Locks the batches of sessions one after the other, always in the order of their ids. */
  async function onEach(
    tx: Db,
    found: readonly SessionRow[],
    work: (locked: { record: BatchRecord; session: SessionRow }) => Promise<void>,
  ): Promise<void> {
    const records = new Map<number, BatchRecord>()
    for (const session of found) {
      const record = records.get(session.batchId) ?? (await batches.lock(tx, session.batchId))
      if (!record) continue
      records.set(session.batchId, record)
      await work({ record, session })
    }
  }

  return {
    /** The sessions and holidays of a batch. Throws `not_found`, `forbidden`, `invalid_request`. */
    async ofBatch(caller: Caller, batchId: number, query: Query<'listBatchSessions'>) {
      const days = daysOf(query, 800)
      const { record } = await access.open(caller, batchId, 'see bookings')
      const data = await sessions.ofBatch(batchId, days)
      return { data, holidays: (await sessions.holidaysOf([record.store.id], days)).map(toHoliday) }
    },

    /** The sessions of the stores that the caller works for, or of one. */
    async own(caller: Caller, { store_id: storeId, ...query }: Query<'listOwnSessions'>) {
      const days = daysOf(query, 62)
      const own = await ownStores(caller, storeId)
      const stores = own.map(({ id }) => id)
      const data = await sessions.ofStores(stores, days)
      return {
        data,
        batches: await sessions.batchesOf(stores, days),
        holidays: (await sessions.holidaysOf(stores, days)).map(toHoliday),
        stores: own.map(({ id, name, role }) => ({ id, name, rights: rightsOf(role) })),
      }
    },

    /**
     * Moves a session, and emails its families. Throws `not_found`, `forbidden`, `invalid_request`,
     * or `conflict` for a session that is over.
     */
    async move(caller: Caller, id: number, body: Body<'moveSession'>): Promise<void> {
      await batches.transaction(async (tx) => {
        const { record, session } = await lock(tx, caller, id)
        const now = new Date()
        requireUpcoming(session, now)
        const times = newTimesOf(session, body, now)
        const original = session.movedFrom ?? session.startsAt
        const isBack = times.startsAt.getTime() === original.getTime()
        const reason = body.reason ?? null
        await sessions.change(tx, [id], {
          ...times,
          state: isBack ? 'planned' : 'moved',
          movedFrom: isBack ? null : original,
          reason,
        })
        await emails.sessionChanged(tx, record, {
          families: await families.ofSession(tx, session),
          change: 'moved',
          oldTime: session.startsAt,
          newTime: times.startsAt,
          reason,
        })
      })
      emails.wake()
    },

    /**
     * Cancels a session, and replaces it if the provider wishes. Throws `not_found`, `forbidden`,
     * `conflict`, or `invalid_request` without an end of the term.
     */
    async cancel(caller: Caller, id: number, body: Body<'cancelSession'>): Promise<void> {
      await batches.transaction(async (tx) => {
        const locked = await lock(tx, caller, id)
        requireUpcoming(locked.session, new Date())
        const isReplaced = body.instead === 'end_of_term'
        if (isReplaced && locked.record.batch.endsOn === null)
          throw invalid('instead', 'needs a batch with a last day')
        await cancel(tx, caller, locked, { reason: body.reason, isReplaced })
      })
      emails.wake()
    },

    /**
     * Restores a cancelled session. Throws `not_found`, `forbidden`, or `conflict` for a session that
     * is not cancelled or is past, and for one of a batch that has ended.
     */
    async restore(caller: Caller, id: number): Promise<void> {
      await batches.transaction(async (tx) => {
        const locked = await lock(tx, caller, id)
        if (!isRestorable(locked, new Date()))
          throw new AppError('conflict', 'This class cannot be restored.')
        await restore(tx, caller, locked)
      })
      emails.wake()
    },

    async holidays(caller: Caller, storeId: number, query: Query<'listHolidays'>) {
      await access.requireRight(caller, storeId, 'see bookings')
      const found = await sessions.holidaysOf([storeId], daysOf(query, 800))
      return { data: found.map(toHoliday) }
    },

    /** Cancels the sessions of the day. Throws `forbidden`, or `conflict` if the day is one already. */
    async addHoliday(caller: Caller, storeId: number, body: Body<'addHoliday'>) {
      const { actor } = await access.requireRight(caller, storeId, 'change batches')
      const added = await batches.transaction(async (tx) => {
        const { on, name, instead } = body
        const holiday = { storeId, on, name, createdBy: caller.userId }
        const row = await sessions.addHoliday(tx, holiday)
        if (!row) throw new AppError('conflict', 'This day is already a holiday.')
        const found = await sessions.plannedOn(tx, storeId, on)
        await onEach(tx, found, ({ record, session }) =>
          cancel(
            tx,
            caller,
            { record, session, actor },
            {
              reason: name,
              isReplaced: instead === 'end_of_term' && record.batch.endsOn !== null,
              holidayId: row.id,
            },
          ),
        )
        return { holiday: toHoliday(row), cancelled: found.length }
      })
      emails.wake()
      return added
    },

    /** Restores the sessions that the holiday cancelled. Throws `not_found`, `forbidden`. */
    async removeHoliday(caller: Caller, id: number): Promise<void> {
      await batches.transaction(async (tx) => {
        const holiday = await sessions.findHoliday(id, tx)
        if (!holiday) throw new AppError('not_found', 'Holiday not found.')
        const { actor } = await access.requireRight(caller, holiday.storeId, 'change batches', tx)
        const cancelled = await sessions.cancelledBy(tx, id)
        await sessions.removeHoliday(tx, id)
        await onEach(tx, cancelled, async ({ record, session }) => {
          if (isRestorable({ record, session }, new Date()))
            await restore(tx, caller, { record, session, actor })
        })
      })
      emails.wake()
    },
  }
}
