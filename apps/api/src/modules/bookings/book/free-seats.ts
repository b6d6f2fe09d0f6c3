import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { SeatsRepository } from '../seats/seats.repository.ts'
import type { BatchSessionsRepository } from '../sessions/batch-sessions.repository.ts'
import type { SessionRow } from '../sessions/session-row.ts'
import type { Settle } from '../settle/settle.ts'
import type { BookingRepository } from './booking.repository.ts'

export type FreeSeats = ReturnType<typeof createFreeSeats>

interface FreeSeatsDeps {
  readonly settle: Settle
  readonly seats: Pick<SeatsRepository, 'count'>
  readonly repository: Pick<BookingRepository, 'dropInsOf'>
  readonly sessions: Pick<BatchSessionsRepository, 'find'>
}

export const noSeats = () =>
  new AppError(
    'conflict',
    'There are not enough free seats. You can join the waitlist, or choose another class.',
  )

/** Number of free seats for a kind of booking, once the batch is settled. The batch must be locked. */
export function createFreeSeats({ settle, seats, repository, sessions }: FreeSeatsDeps) {
  return async (
    tx: Db,
    record: BatchRecord,
    kind: BookingRow['kind'],
    session: SessionRow | null,
  ): Promise<number> => {
    const left = await settle.settle(tx, record)
    if (session === null) return Math.max(left, 0)
    if (kind === 'trial') {
      const fresh = await sessions.find(session.id, tx)
      return fresh ? fresh.trialSeats - fresh.trialTaken : 0
    }
    // The batch counts the session with the most drop-ins; this one may have fewer.
    const { dropIns } = await seats.count(tx, record.batch.id, new Date())
    return Math.max(left + dropIns - (await repository.dropInsOf(tx, session.id)), 0)
  }
}
