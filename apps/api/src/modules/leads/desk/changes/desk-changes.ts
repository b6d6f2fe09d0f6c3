import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import type { NewEnquiryEvent } from '../../enquiries/record/enquiry-event.ts'
import { mayMoveByHand } from '../../enquiries/record/enquiry-states.ts'
import type { Visits } from '../../enquiries/visits/visits.service.ts'
import type { DeskListingsRepository } from '../access/desk-listings.repository.ts'
import type { InvalidClaimsRepository } from '../invalid/invalid-claims.repository.ts'
import type { LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import { visitActor } from '../record/visit-actor.ts'

export type DeskChanges = ReturnType<typeof createDeskChanges>

/** Fields to change; null for nobody, or for no day. */
export interface DeskChange {
  readonly state?: Schema<'EnquiryState'> | undefined
  readonly lost_why?: Schema<'LostReason'> | undefined
  readonly assigned_to?: number | null | undefined
  readonly next_action_on?: string | null | undefined
}

interface DeskChangesDeps {
  readonly listings: Pick<DeskListingsRepository, 'answering'>
  readonly records: EnquiryRecordRepository
  readonly claims: Pick<InvalidClaimsRepository, 'overturn'>
  readonly visits: Pick<Visits, 'cancelOpen'>
}

type Columns = Parameters<EnquiryRecordRepository['change']>[2]
type Event = Omit<NewEnquiryEvent, 'enquiryId' | 'actorId'>
interface Step {
  readonly columns: Columns
  readonly event: Event
}

/** Applies changes by hand to a locked enquiry. */
export function createDeskChanges({ listings, records, claims, visits }: DeskChangesDeps) {
  async function assign(tx: Db, record: LockedEnquiry, userId: number | null): Promise<Step> {
    const { enquiry, listing } = record
    const members = userId === null || !listing ? [] : await listings.answering([listing], tx)
    const assignee = members.find((member) => member.user_id === userId)
    if (userId !== null && !assignee)
      throw refused('assigned_to', 'This person cannot answer enquiries for this listing.')
    return {
      columns: { assignedTo: userId },
      event: {
        kind: 'assign',
        detail: {
          assigned_to: userId,
          assignee: assignee?.name ?? null,
          before: enquiry.assignedTo,
        },
      },
    }
  }

  return {
    /**
     * Applies changes with their events; returns the new revision. A lost enquiry loses its visits
     * too: wake the emails after the commit. Throws `invalid_request`, and
     * `conflict` for a state that cannot be reached.
     */
    async apply(tx: Db, caller: Caller, record: LockedEnquiry, change: DeskChange) {
      const { enquiry } = record
      const steps: Step[] = []
      if (change.state !== undefined && change.state !== enquiry.state)
        steps.push(move(record, change.state, change.lost_why))
      if (change.assigned_to !== undefined && change.assigned_to !== enquiry.assignedTo)
        steps.push(await assign(tx, record, change.assigned_to))
      if (change.next_action_on !== undefined && change.next_action_on !== enquiry.nextActionOn)
        steps.push(snooze(change.next_action_on))
      if (steps.length === 0) return { revision: enquiry.revision, state: enquiry.state }
      if (enquiry.state === 'invalid' && change.state === 'new')
        await claims.overturn(tx, enquiry.id)
      if (change.state === 'lost' && enquiry.state !== 'lost')
        await visits.cancelOpen(tx, enquiry, visitActor(record, caller))
      const owner = { enquiryId: enquiry.id, actorId: caller.userId }
      await records.addEvents(
        tx,
        steps.map(({ event }) => ({ ...owner, ...event })),
      )
      const columns: Columns = Object.assign({}, ...steps.map((step) => step.columns))
      const revision = await records.change(tx, enquiry.id, columns)
      return { revision, state: change.state ?? enquiry.state }
    },
  }
}

function move(
  { enquiry, now }: LockedEnquiry,
  state: Schema<'EnquiryState'>,
  lostReason: Schema<'LostReason'> | undefined,
): Step {
  if (!mayMoveByHand(enquiry.state, state))
    throw new AppError('conflict', `An enquiry cannot move from ${enquiry.state} to ${state}.`)
  const isLost = state === 'lost'
  if (isLost && lostReason === undefined) throw refused('lost_why', 'Choose a reason.')
  return {
    columns: {
      state,
      stateSince: now,
      lostReason: isLost ? (lostReason ?? null) : null,
      invalidReason: null,
    },
    event: {
      kind: 'state',
      fromState: enquiry.state,
      toState: state,
      detail: isLost ? { reason: lostReason } : {},
      isForParent: true,
    },
  }
}

function snooze(day: string | null): Step {
  if (day !== null && day < todayInIndia())
    throw refused('next_action_on', 'Enter today or a later date.')
  return { columns: { nextActionOn: day }, event: { kind: 'snooze', detail: { day } } }
}
