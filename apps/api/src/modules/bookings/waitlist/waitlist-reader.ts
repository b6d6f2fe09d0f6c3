import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { EntryRow } from '../seats/seats.repository.ts'
import type { WaitlistRepository } from './waitlist.repository.ts'

export type WaitlistReader = ReturnType<typeof createWaitlistReader>

interface WaitlistReaderDeps {
  readonly repository: WaitlistRepository
  readonly batches: Pick<BatchRecordRepository, 'find'>
}

/** A family's own place in line. Of the others it shows how many they are, and nothing else. */
export function createWaitlistReader({ repository, batches }: WaitlistReaderDeps) {
  async function toMine(entry: EntryRow): Promise<Schema<'MyWaitlist'> | null> {
    const record = await batches.find(entry.batchId)
    if (!record) return null
    const { batch, product, store } = record
    const isIn = entry.state === 'waiting' || entry.state === 'offered'
    const line = isIn ? await repository.line(batch.id) : []
    const place = line.findIndex(({ id }) => id === entry.id)
    const party = await repository.childrenOf(entry.party)
    const offer = entry.state === 'offered' ? await repository.openOfferOf(entry.id) : undefined
    return {
      id: entry.publicId,
      batch: { id: batch.id, name: batch.name },
      product: { slug: product.slug, name: product.name },
      store: { id: store.id, name: store.name },
      children: party.map(({ name }) => name),
      party,
      any_of: entry.anyOf,
      state: entry.state,
      joined_at: entry.joinedAt.toISOString(),
      place: place < 0 ? null : place + 1,
      passes: entry.passes,
      reason: entry.reason,
      offer: offer
        ? { id: offer.id, seats: offer.seats, expires_at: offer.expiresAt.toISOString() }
        : null,
      offer_hours: batch.offerHours,
      moved_ahead: await repository.movedAhead(batch.id),
      owner_changed_at: isIn ? await repository.ownerChangedAt(entry.id) : null,
      line: line.map(({ id, children, status, until, joinedOn }) => ({
        is_you: id === entry.id,
        children,
        status,
        until,
        joined_on: joinedOn,
      })),
    }
  }

  return {
    async list({ userId }: Caller): Promise<Schema<'MyWaitlist'>[]> {
      const entries = await repository.ofUserAll(userId)
      const mine = await Promise.all(entries.map(toMine))
      return mine.filter((entry) => entry !== null)
    },

    /** Throws `not_found`. */
    async read({ userId }: Caller, publicId: string): Promise<Schema<'MyWaitlist'>> {
      const entry = await repository.find(publicId)
      const mine = entry?.userId === userId ? await toMine(entry) : null
      if (!mine) throw new AppError('not_found', 'You are not on this waitlist.')
      return mine
    },
  }
}
