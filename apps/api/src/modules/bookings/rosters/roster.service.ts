import { Readable } from 'node:stream'
import { AppError, invalid } from '../../../app-error.ts'
import { type Caller, requireRecentPassword } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import { csvHead, csvLine } from '../../platform/csv/csv-line.ts'
import { ageOn } from '../../platform/dates/age-on.ts'
import { isoDayInIndia } from '../../platform/dates/dates-in-india.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import { hasRight } from '../../providers/members/member-rights.ts'
import type { BatchAccess } from '../access/batch-access.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import { rightsOf } from '../access/batch-rights.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { SessionRow } from '../sessions/session-row.ts'
import { checkRowOf } from './check-row.ts'
import type { RosterRepository, RosterRow } from './roster.repository.ts'

export type RosterService = ReturnType<typeof createRosters>

interface RosterDeps {
  readonly access: BatchAccess
  readonly batches: BatchRecordRepository
  readonly sessions: Pick<BatchSessionsRepository, 'find'>
  readonly repository: RosterRepository
}

/** The children who are expected in a class, and those who came. */
export function createRosters({ access, batches, sessions, repository }: RosterDeps) {
  async function findSession(id: number): Promise<SessionRow> {
    const session = await sessions.find(id)
    if (!session) throw new AppError('not_found', 'Class not found.')
    return session
  }

  const toChild = (
    { batch }: BatchRecord,
    row: RosterRow,
    mayReveal: boolean,
  ): Schema<'RosterChild'> => ({
    booking_id: row.booking_id,
    kind: row.kind,
    child_name: row.child_name,
    age: row.bornOn === null ? null : ageOn(row.bornOn, batch.startsOn),
    parent_name: row.parent_name,
    note: row.note,
    present: row.present,
    last: row.last,
    may_reveal: mayReveal && row.isReachable,
    has_new_owner: row.hasNewOwner,
  })

  const figuresOf = ({ batch }: BatchRecord, row: RosterRow) => ({
    age: row.bornOn === null ? null : String(ageOn(row.bornOn, batch.startsOn).years),
    bookedOn: isoDayInIndia(new Date(row.booked_at)),
    came: row.came,
    marked: row.marked,
  })

  return {
    /** The children of a session. Throws `not_found`, `forbidden`. */
    async read(caller: Caller, sessionId: number): Promise<Schema<'SessionRoster'>> {
      const session = await findSession(sessionId)
      const { record, role } = await access.open(caller, session.batchId, 'see bookings')
      const rows = await repository.children(session.batchId, sessionId)
      return {
        session: {
          id: session.id,
          starts_at: session.startsAt.toISOString(),
          ends_at: session.endsAt.toISOString(),
          state: session.state,
        },
        batch: { id: record.batch.id, name: record.batch.name },
        product: { slug: record.product.slug, name: record.product.name },
        children: rows.map((row) => toChild(record, row, hasRight(role, 'reveal contacts'))),
        rights: rightsOf(role),
      }
    },

    /**
     * Marks who came, until a day after the class; a later mark replaces an earlier one. Throws
     * `not_found`, `forbidden`, `invalid_request`, `conflict`.
     */
    async mark(
      caller: Caller,
      sessionId: number,
      { marks }: Body<'markAttendance'>,
    ): Promise<void> {
      const found = await findSession(sessionId)
      await batches.transaction(async (tx) => {
        await access.lock(tx, caller, found.batchId, 'answer bookings')
        const session = (await sessions.find(sessionId, tx)) ?? found
        const now = Date.now()
        if (session.state === 'cancelled')
          throw new AppError('conflict', 'This class is cancelled.')
        if (session.startsAt.getTime() > now)
          throw new AppError('conflict', 'This class has not begun.')
        const expected = await repository.children(session.batchId, sessionId, tx)
        const isOver = session.endsAt.getTime() + dayMs < now
        for (const { booking_id: id } of marks) {
          const child = expected.find((each) => each.booking_id === id)
          if (!child) throw invalid('marks', 'must be children of this class')
          if (child.kind !== 'term' && (isOver || child.state !== 'confirmed'))
            throw new AppError('conflict', 'A trial class can be marked until a day after it.')
        }
        const sent = marks.map((mark) => ({
          bookingId: mark.booking_id,
          isPresent: mark.present,
        }))
        await repository.mark(tx, sent, { sessionId, markedBy: caller.userId })
      })
    },

    /** The children of the term as CSV, with a check row. Throws `not_found`, `forbidden`, `confirm_password`. */
    async export(caller: Caller, batchId: number): Promise<Readable> {
      const { record } = await access.open(caller, batchId, 'export rosters')
      requireRecentPassword(caller)
      const rows = await repository.children(batchId, null)
      const exportId = await repository.logExport(caller.userId, batchId, rows.length)
      const header = csvHead([
        'Child',
        'Age',
        'Parent',
        'Booked on',
        'Classes attended',
        'Classes marked',
      ])
      const lines = rows.map((row) => {
        const { age, bookedOn, came, marked } = figuresOf(record, row)
        return csvLine([
          row.child_name,
          age,
          row.parent_name,
          bookedOn,
          String(came),
          String(marked),
        ])
      })
      const middle = rows[Math.floor(rows.length / 2)]
      if (middle)
        lines.splice(
          Math.floor(rows.length / 2) + 1,
          0,
          checkRowOf(exportId, figuresOf(record, middle)),
        )
      return Readable.from([Buffer.from([header, ...lines].join(''))], { objectMode: false })
    },
  }
}
