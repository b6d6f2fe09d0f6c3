import { atom } from 'jotai'
import type { Enquiry, EnquiryState, LostReason, Person } from './enquiry-types'

/** The changes of a member to an enquiry. */
export interface EnquiryChange {
  state?: EnquiryState
  lost_why?: LostReason
  assigned_to?: number | null
  next_action_on?: string | null
}

type ConflictFacts = Pick<Enquiry, 'state' | 'assigned_to' | 'next_action_on'>

/** A change that was refused because somebody else had changed the enquiry. */
export interface Conflict {
  /** The id of the enquiry. */
  id: string
  /** The message of the API: who changed it. */
  message: string
  change: EnquiryChange
  /** The enquiry as the refused change knew it. */
  before: ConflictFacts
}

export const conflictAtom = atom<Conflict | null>(null)

/** The changes of another member. */
export interface TheirChanges {
  state?: EnquiryState
  assignedTo?: Person | null
  nextActionOn?: string | null
}

/** The differences between an enquiry as it was known and as it is. */
export function theirChanges(before: ConflictFacts, now: ConflictFacts): TheirChanges {
  return {
    ...(before.state !== now.state && { state: now.state }),
    ...(before.assigned_to?.user_id !== now.assigned_to?.user_id && {
      assignedTo: now.assigned_to,
    }),
    ...(before.next_action_on !== now.next_action_on && { nextActionOn: now.next_action_on }),
  }
}
