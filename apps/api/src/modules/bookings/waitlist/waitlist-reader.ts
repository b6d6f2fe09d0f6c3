import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { EntryRow, OfferRow } from '../seats/seat-rows.ts'
import type { WaitlistRepository, WaitlistRow } from './waitlist.repository.ts'

export type WaitlistReader = ReturnType<typeof createWaitlistReader>

interface WaitlistReaderDeps {
  readonly repository: WaitlistRepository
  readonly batches: Pick<BatchRecordRepository, 'findAll'>
}

/** A family's own waitlist entry. Of the others it shows how many they are, and nothing else. */
export function createWaitlistReader({ repository, batches }: WaitlistReaderDeps) {
  /** The entries of batches that exist, with as many queries for a hundred as for one. */
  async function toMine(entries: readonly EntryRow[]): Promise<Schema<'MyWaitlist'>[]> {
    if (entries.length === 0) return []
    const records = await batches.findAll(distinct(entries.map(({ batchId }) => batchId)))
    const recordOf = new Map(records.map((record) => [record.batch.id, record]))
    const live = entries.filter(isOnWaitlist)
    const [families, children, offers, movedAhead, ownerChanges] = await Promise.all([
      repository.waitlistsOf(distinct(live.map(({ batchId }) => batchId))),
      repository.childrenOf(distinct(entries.flatMap(({ party }) => party))),
      repository.openOffersOf(live.map(({ id }) => id)),
      repository.movedAheadIn([...recordOf.keys()]),
      repository.ownerChangesOf(live.map(({ id }) => id)),
    ])
    const waitlistOf = Map.groupBy(families, ({ batchId }) => batchId)
    const childOf = new Map(children.map((child) => [child.id, child]))
    const offerOf = new Map(offers.map((offer) => [offer.entryId, offer]))
    return entries.flatMap((entry) => {
      const record = recordOf.get(entry.batchId)
      if (!record) return []
      return mineOf(entry, record, {
        waitlist: (isOnWaitlist(entry) && waitlistOf.get(entry.batchId)) || [],
        party: entry.party.flatMap((id) => childOf.get(id) ?? []),
        offer: entry.state === 'offered' ? offerOf.get(entry.id) : undefined,
        movedAhead: movedAhead.get(entry.batchId) ?? 0,
        ownerChangedAt: ownerChanges.get(entry.id) ?? null,
      })
    })
  }

  return {
    async list({ userId }: Caller): Promise<Schema<'MyWaitlist'>[]> {
      return toMine(await repository.ofUserAll(userId))
    },

    /** One entry of the caller on a waitlist. Throws `not_found`. */
    async read({ userId }: Caller, publicId: string): Promise<Schema<'MyWaitlist'>> {
      const entry = await repository.find(publicId)
      const [mine] = entry?.userId === userId ? await toMine([entry]) : []
      if (!mine) throw new AppError('not_found', 'You are not on this waitlist.')
      return mine
    },
  }
}

/** The values that an entry shows beside its own columns and its batch. */
interface Surroundings {
  readonly waitlist: readonly WaitlistRow[]
  readonly party: readonly { id: number; name: string }[]
  readonly offer: OfferRow | undefined
  readonly movedAhead: number
  readonly ownerChangedAt: string | null
}

function mineOf(
  entry: EntryRow,
  { batch, product, store }: BatchRecord,
  { waitlist, party, offer, movedAhead, ownerChangedAt }: Surroundings,
): Schema<'MyWaitlist'> {
  const place = waitlist.findIndex(({ id }) => id === entry.id)
  return {
    id: entry.publicId,
    batch: { id: batch.id, name: batch.name },
    product: { slug: product.slug, name: product.name },
    store: { id: store.id, name: store.name },
    children: party.map(({ name }) => name),
    party: [...party],
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
    moved_ahead: movedAhead,
    owner_changed_at: ownerChangedAt,
    line: waitlist.map(({ id, children, status, until, joinedOn }) => ({
      is_you: id === entry.id,
      children,
      status,
      until,
      joined_on: joinedOn,
    })),
  }
}

const isOnWaitlist = ({ state }: EntryRow) => state === 'waiting' || state === 'offered'

const distinct = (ids: readonly number[]) => [...new Set(ids)]
