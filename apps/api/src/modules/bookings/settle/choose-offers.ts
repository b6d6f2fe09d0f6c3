import { hourMs } from '../../platform/dates/durations.ts'

interface Waiting {
  readonly id: number
  readonly party: readonly number[]
  readonly anyOf: boolean
  readonly notBefore: Date | null
  readonly keptSince: Date | null
}

interface ChosenOffers<Entry> {
  readonly offers: readonly { readonly entry: Entry; readonly seats: number }[]
  /** Seats that are kept for the first family that needs more than are free. */
  readonly kept: number
  /** The family that they are kept for. */
  readonly keptFor: Entry | null
  /** Families whose seats are no longer kept. */
  readonly released: readonly Entry[]
}

/**
 * Chooses the families that get the free seats, in the order of the waitlist. The seats are kept for
 * the first family that needs more than are free, for one offer period; then the next that fits gets
 * them.
 */
export function chooseOffers<Entry extends Waiting>(
  waitlist: readonly Entry[],
  {
    free,
    now,
    offerHours,
  }: { readonly free: number; readonly now: Date; readonly offerHours: number },
): ChosenOffers<Entry> {
  const offers: { entry: Entry; seats: number }[] = []
  const passed = new Set<Entry>()
  let left = free
  let keptFor: Entry | null = null
  for (const entry of waitlist) {
    if (left <= 0) break
    if (entry.notBefore !== null && entry.notBefore > now) continue
    const wanted = entry.party.length
    if (wanted <= left || entry.anyOf) {
      const seats = Math.min(wanted, left)
      offers.push({ entry, seats })
      left -= seats
      continue
    }
    const since = entry.keptSince ?? now
    if (now.getTime() < since.getTime() + offerHours * hourMs) {
      keptFor = entry
      break
    }
    passed.add(entry)
  }
  const kept = keptFor === null ? 0 : left
  const isStillFree = keptFor === null && left > 0
  const released = waitlist.filter(
    (entry) => entry.keptSince !== null && entry !== keptFor && !(isStillFree && passed.has(entry)),
  )
  return { offers, kept, keptFor, released }
}
