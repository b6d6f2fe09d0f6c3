import { randomUUID } from 'node:crypto'
import type { Db } from '../../src/db/connect.ts'
import { waitlistEntries, waitlistEvents, waitlistOffers } from '../../src/db/schema/index.ts'
import { offerEnd } from '../../src/modules/bookings/settle/offer-times.ts'
import { createToken } from '../../src/modules/platform/tokens/tokens.ts'
import type { WaitingStory } from './batch-stories.ts'
import type { DemoBatch } from './demo-batches.ts'
import { addBookingConsent } from './demo-consents.ts'
import { childOf } from './demo-families.ts'
import { inDays } from './in-days.ts'

/** Adds the families that wait for seats in a batch. */
export async function insertWaiting(tx: Db, demo: DemoBatch): Promise<void> {
  for (const story of demo.story.waiting ?? []) await insertFamily(tx, demo, story)
}

async function insertFamily(tx: Db, demo: DemoBatch, story: WaitingStory): Promise<void> {
  const { batch, storeId, providerId } = demo
  const party = story.children.map((name) => childOf(demo.children, name))
  const [first] = party
  if (!first) return
  const { userId } = first
  const joinedAt = inDays(-story.daysAgo)
  const childId = party.length === 1 ? first.id : null
  const { isOffered = false, priorityReason = null } = story
  const movedAt = inDays(-story.daysAgo / 2)
  const offeredAt = new Date()
  const [entry] = await tx
    .insert(waitlistEntries)
    .values({
      batchId: batch.id,
      userId,
      party: party.map(({ id }) => id),
      anyOf: story.anyOf ?? false,
      consentId: await addBookingConsent(tx, { userId, childId, storeId, givenAt: joinedAt }),
      joinedAt,
      priority: priorityReason === null ? 0 : 1,
      priorityReason,
      prioritySince: priorityReason === null ? null : movedAt,
      state: isOffered ? 'offered' : 'waiting',
      stateSince: isOffered ? offeredAt : joinedAt,
      secretHash: createToken().tokenHash,
      requestKey: randomUUID(),
    })
    .returning({ id: waitlistEntries.id })
  if (!entry) throw new Error('A demo family was not added to a waitlist')
  const own = { entryId: entry.id }
  await tx.insert(waitlistEvents).values([
    {
      ...own,
      toState: 'waiting' as const,
      actor: 'parent' as const,
      actorId: userId,
      at: joinedAt,
    },
    ...(priorityReason === null
      ? []
      : [
          {
            ...own,
            fromState: 'waiting' as const,
            toState: 'waiting' as const,
            actor: 'member' as const,
            actorId: providerId,
            detail: priorityReason,
            at: movedAt,
          },
        ]),
    ...(isOffered
      ? [
          {
            ...own,
            fromState: 'waiting' as const,
            toState: 'offered' as const,
            actor: 'system' as const,
            at: offeredAt,
          },
        ]
      : []),
  ])
  if (!isOffered) return
  const lastStart = demo.sessions.at(-1)?.startsAt ?? inDays(demo.story.endsIn)
  const expiresAt = offerEnd(offeredAt, lastStart, batch)
  if (!expiresAt) throw new Error(`An offer of ${batch.name} would end at once`)
  await tx.insert(waitlistOffers).values({
    ...own,
    seats: party.length,
    offeredAt,
    expiresAt,
    // The family is not reminded of it by email.
    remindedAt: offeredAt,
  })
}
