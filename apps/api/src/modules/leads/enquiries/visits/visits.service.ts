import { AppError } from '../../../../app-error.ts'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import { deskOf, type EnquiryRow } from '../record/enquiry-row.ts'
import { mayMove } from '../record/enquiry-states.ts'
import type { EnquiryThreadRepository } from '../record/enquiry-thread.repository.ts'
import type { TimedVisit } from './timed-visit.ts'
import type { VisitEmail, VisitEmails } from './visit-emails.ts'
import type { VisitSlot, VisitSlotsRepository } from './visit-slots.repository.ts'
import { mayChangeVisit, type VisitState } from './visit-states.ts'
import type { VisitRow, VisitsRepository } from './visits.repository.ts'

export type Visits = ReturnType<typeof createVisits>

interface VisitsDeps {
  readonly slots: VisitSlotsRepository
  readonly repository: VisitsRepository
  readonly thread: Pick<EnquiryThreadRepository, 'find'>
  readonly events: Pick<EnquiryEventsRepository, 'add'>
  readonly emails: VisitEmails
}

/** The person who changes a visit, and when the sender is notified: at once, later, or not at all. */
export interface VisitActor {
  readonly actorId: number | null
  readonly side: 'parent' | 'desk'
  readonly email: { readonly sendAt: Date | null } | null
}

/** The sender as the actor, who is notified immediately. */
export const bySender = (actorId: number | null): VisitActor => ({
  actorId,
  side: 'parent',
  email: { sendAt: null },
})

type Change = Schema<'VisitChange'>['change']

const isOf = ({ schoolId, storeId }: VisitSlot, listing: ListingOfMembers | null): boolean =>
  listing !== null && listing.id === (listing.kind === 'school' ? schoolId : storeId)

const hasBegun = ({ startsAt }: { readonly startsAt: Date }) => startsAt <= new Date()

/**
 * Offers, books, moves and ends visits. All work in a transaction that holds the enquiry; they throw
 * `conflict` with a sentence for the user. Call `emails.wake` after the commit.
 */
export function createVisits({ slots, repository, thread, events, emails }: VisitsDeps) {
  /** A visit time with a free seat, locked with the one that is given up for it. */
  async function take(
    tx: Db,
    enquiry: EnquiryRow,
    slotId: number,
    current: TimedVisit | undefined,
  ): Promise<VisitSlot> {
    const locked = await slots.lock(tx, current ? [slotId, current.slotId] : [slotId])
    const slot = locked.find(({ id }) => id === slotId)
    if (!slot || !isOf(slot, deskOf(enquiry)) || hasBegun(slot))
      throw new AppError('conflict', 'This visit time is no longer available. Choose another one.')
    if (slot.taken >= slot.seats)
      throw new AppError(
        'conflict',
        'The last place at this time was just taken. Choose another time.',
      )
    return slot
  }

  async function record(
    tx: Db,
    enquiry: EnquiryRow,
    visit: VisitEmail,
    by: VisitActor,
    change: Change,
  ) {
    await events.add(tx, {
      enquiryId: enquiry.id,
      kind: 'visit',
      actorId: by.actorId,
      detail: { change, side: by.side, starts_at: visit.startsAt.toISOString() },
      isForParent: true,
    })
    if (by.email) await emails.toSender(tx, enquiry, visit, change, by.email.sendAt)
    if (by.side === 'parent') await emails.toDesk(tx, enquiry, visit, change)
  }

  /** A confirmed visit moves its enquiry, or the one that it was merged into, to `visit`. */
  async function moveEnquiry(tx: Db, enquiry: EnquiryRow, actorId: number | null): Promise<void> {
    const headId = enquiry.mergedIntoId ?? enquiry.id
    const head = headId === enquiry.id ? enquiry : await thread.find(tx, headId)
    if (!head || !mayMove(head.state, 'visit')) return
    await events.add(tx, {
      enquiryId: headId,
      kind: 'state',
      actorId,
      fromState: head.state,
      toState: 'visit',
      isForParent: true,
    })
    await repository.moveEnquiry(tx, headId)
  }

  const withTime = (
    visit: VisitRow | TimedVisit,
    { startsAt, endsAt }: Pick<VisitSlot, 'startsAt' | 'endsAt'>,
  ) => ({
    ...visit,
    startsAt,
    endsAt,
  })

  /** Moves an open visit to another time, or confirms it at this time. */
  async function change(
    tx: Db,
    enquiry: EnquiryRow,
    current: TimedVisit,
    { slotId, state }: { readonly slotId: number; readonly state: 'offered' | 'confirmed' },
    by: VisitActor,
  ): Promise<void> {
    if (current.slotId === slotId && current.state === state) return
    if (hasBegun(current)) throw new AppError('conflict', 'This visit has already started.')
    const isMoved = current.slotId !== slotId
    const slot = isMoved ? await take(tx, enquiry, slotId, current) : current
    const wasConfirmed = current.state === 'confirmed'
    const changed = await repository.change(
      tx,
      current.id,
      { slotId, state, ...(isMoved && { remindedAt: null }) },
      wasConfirmed,
    )
    const done = wasConfirmed ? 'moved' : state === 'confirmed' ? 'booked' : 'offered'
    await record(tx, enquiry, withTime(changed, slot), by, done)
    if (state === 'confirmed') await moveEnquiry(tx, enquiry, by.actorId)
  }

  return {
    /** Books a visit, accepts the offered one, or moves the open one. Repeating it changes nothing. */
    async choose(tx: Db, enquiry: EnquiryRow, slotId: number, by: VisitActor): Promise<void> {
      const current = await repository.open(tx, enquiry.id)
      if (current) return change(tx, enquiry, current, { slotId, state: 'confirmed' }, by)
      await this.add(tx, enquiry, { slotId, state: 'confirmed' }, by)
    },

    /** Offers or books a visit. Throws also if the enquiry has an open visit. */
    async add(
      tx: Db,
      enquiry: EnquiryRow,
      { slotId, state }: { readonly slotId: number; readonly state: 'offered' | 'confirmed' },
      by: VisitActor,
    ): Promise<void> {
      const current = await repository.open(tx, enquiry.id)
      if (current && current.slotId === slotId && current.state === state) return
      if (current)
        throw new AppError('conflict', 'This enquiry already has a visit. Move or cancel it first.')
      const slot = await take(tx, enquiry, slotId, undefined)
      const visit = await repository.add(tx, { enquiryId: enquiry.id, slotId, state })
      await record(
        tx,
        enquiry,
        withTime(visit, slot),
        by,
        state === 'offered' ? 'offered' : 'booked',
      )
      if (state === 'confirmed') await moveEnquiry(tx, enquiry, by.actorId)
    },

    /** Moves a visit to another time; it stays offered or confirmed. */
    async move(tx: Db, enquiry: EnquiryRow, visit: TimedVisit, slotId: number, by: VisitActor) {
      const { state } = visit
      if (state !== 'offered' && state !== 'confirmed')
        throw new AppError('conflict', 'Only a visit that has not taken place can be moved.')
      await change(tx, enquiry, visit, { slotId, state }, by)
    },

    /** Confirms, cancels or ends a visit. Repeating it changes nothing. */
    async setState(
      tx: Db,
      enquiry: EnquiryRow,
      visit: TimedVisit,
      state: Exclude<VisitState, 'offered'>,
      by: VisitActor,
    ): Promise<void> {
      if (visit.state === state) return
      if (!mayChangeVisit(visit.state, state))
        throw new AppError('conflict', `A visit cannot change from ${visit.state} to ${state}.`)
      if (state === 'confirmed')
        return change(tx, enquiry, visit, { slotId: visit.slotId, state }, by)
      const isCancelled = state === 'cancelled'
      if (isCancelled === hasBegun(visit))
        throw new AppError(
          'conflict',
          isCancelled ? 'This visit has already started.' : 'This visit has not started yet.',
        )
      const wasConfirmed = visit.state === 'confirmed'
      const changed = await repository.change(tx, visit.id, { state }, isCancelled && wasConfirmed)
      const email = isCancelled ? by.email : null
      await record(
        tx,
        enquiry,
        { ...withTime(changed, visit), wasConfirmed },
        { ...by, email },
        state,
      )
    },

    /**
     * Cancels the open visits of an enquiry whose sender withdrew, and of one that it was merged
     * into. Returns the one of the enquiry itself, for the email about the withdrawal.
     */
    async cancelWithdrawn(tx: Db, enquiry: EnquiryRow, actorId: number | null) {
      const ids = [enquiry.id, ...(enquiry.mergedIntoId === null ? [] : [enquiry.mergedIntoId])]
      const by: VisitActor = { actorId, side: 'parent', email: null }
      let own: VisitEmail | null = null
      for (const visit of await repository.ofEnquiries(ids, tx)) {
        if ((visit.state !== 'offered' && visit.state !== 'confirmed') || hasBegun(visit)) continue
        const wasConfirmed = visit.state === 'confirmed'
        const changed = await repository.change(tx, visit.id, { state: 'cancelled' }, wasConfirmed)
        const cancelled = { ...withTime(changed, visit), wasConfirmed }
        await record(tx, { ...enquiry, id: visit.enquiryId }, cancelled, by, 'cancelled')
        if (visit.enquiryId === enquiry.id && wasConfirmed) own = cancelled
      }
      return own
    },

    /**
     * Cancels the visits that have not begun of an enquiry that its desk closes, and of those that
     * were merged into it.
     */
    async cancelOpen(tx: Db, enquiry: EnquiryRow, by: VisitActor): Promise<void> {
      for (const visit of await repository.openOfGroup(tx, enquiry.id)) {
        const own =
          visit.enquiryId === enquiry.id ? enquiry : await thread.find(tx, visit.enquiryId)
        if (own && !hasBegun(visit)) await this.setState(tx, own, visit, 'cancelled', by)
      }
    },

    /** Whether a visit time of a listing has a free seat, which nobody takes before the commit. */
    async isFree(tx: Db, listing: ListingOfMembers | null, slotId: number): Promise<boolean> {
      const [slot] = await slots.lock(tx, [slotId])
      return slot !== undefined && isOf(slot, listing) && !hasBegun(slot) && slot.taken < slot.seats
    },

    open: repository.open,
  }
}
