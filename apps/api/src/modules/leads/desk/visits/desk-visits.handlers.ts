import { userOf } from '../../../../caller.ts'
import type { Handlers } from '../../../../contract/operations.ts'
import type { UserLimit } from '../../../platform/rate-limits/user-limit.ts'
import type { DeskVisits } from './desk-visits.service.ts'
import type { VisitSlotsService } from './visit-slots.service.ts'

const hourly = {
  name: 'desk-visits',
  max: 600,
  msg: 'Too many changes. Try again in an hour.',
}

interface DeskVisitsHandlersDeps {
  readonly visits: DeskVisits
  readonly slots: VisitSlotsService
  readonly userLimit: UserLimit
}

export function deskVisitsHandlers({ visits, slots, userLimit }: DeskVisitsHandlersDeps) {
  return {
    listVisitSlots: ({ params, ...request }) => slots.list(userOf(request), params),

    async addVisitSlots({ params, body, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const added = await slots.add(caller, params, body)
      reply.code(201)
      return added
    },

    async removeVisitSlot({ params: { slotId, ...listing }, ...request }) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      await slots.remove(caller, listing, slotId)
      return { status: 200, msg: 'Deleted' }
    },

    async addDeskVisit({ params, body, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const changed = await visits.add(caller, params.id, body)
      reply.code(201)
      return changed
    },

    async editDeskVisit({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      return visits.edit(caller, params.id, params.visitId, body)
    },
  } satisfies Partial<Handlers>
}
