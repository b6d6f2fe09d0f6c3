import type { Schema } from '../../../../contract/operations.ts'
import type { TimedVisit } from './timed-visit.ts'
import type { VisitSlot } from './visit-slots.repository.ts'

export const toVisit = ({ id, slotId, state, startsAt, endsAt }: TimedVisit): Schema<'Visit'> => ({
  id,
  slot_id: slotId,
  state,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
})

export const toOfferedSlot = (slot: VisitSlot): Schema<'OfferedSlot'> => ({
  id: slot.id,
  starts_at: slot.startsAt.toISOString(),
  ends_at: slot.endsAt.toISOString(),
  seats_left: slot.seats - slot.taken,
})
