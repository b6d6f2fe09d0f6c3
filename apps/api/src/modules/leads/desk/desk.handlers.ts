import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { DeskBulkService } from './bulk/desk-bulk.service.ts'
import type { DeskChangesService } from './changes/desk-changes.service.ts'
import type { StateUndo } from './changes/state-undo.service.ts'
import type { DeskCsvService } from './csv/desk-csv.service.ts'
import type { DeskDetailService } from './detail/desk-detail.service.ts'
import type { InvalidClaimsService } from './invalid/invalid-claims.service.ts'
import type { InvalidReviewsService } from './invalid/invalid-reviews.service.ts'
import type { DeskListService } from './list/desk-list.service.ts'
import type { MergesService } from './merges/merges.service.ts'
import type { DeskMessagesService } from './messages/desk-messages.service.ts'
import type { WaitingEmails } from './messages/waiting-emails.service.ts'
import type { DeskRevealService } from './reveal/desk-reveal.service.ts'
import type { DeskRoutes } from './routes/desk-routes.service.ts'
import type { TestEnquiry } from './test-enquiry/test-enquiry.service.ts'

const limits = {
  changes: { name: 'desk-change', max: 1_000, msg: 'Too many changes. Try again in an hour.' },
  messages: { name: 'desk-message', max: 600, msg: 'Too many messages. Try again in an hour.' },
  bulk: { name: 'desk-bulk', max: 100, msg: 'Too many changes at once. Try again in an hour.' },
  exports: { name: 'desk-export', max: 30, msg: 'Too many exports. Try again in an hour.' },
}

interface DeskHandlersDeps {
  readonly list: DeskListService
  readonly detail: DeskDetailService
  readonly csv: DeskCsvService
  readonly messages: DeskMessagesService
  readonly waitingEmails: WaitingEmails
  readonly reveal: DeskRevealService
  readonly changes: DeskChangesService
  readonly stateUndo: StateUndo
  readonly bulk: DeskBulkService
  readonly claims: InvalidClaimsService
  readonly reviews: InvalidReviewsService
  readonly merges: MergesService
  readonly routes: DeskRoutes
  readonly testEnquiry: TestEnquiry
  readonly userLimit: UserLimit
}

export function deskHandlers(deps: DeskHandlersDeps) {
  const { userLimit } = deps
  return {
    listDeskEnquiries: ({ query, ...request }) => deps.list.list(userOf(request), query),
    getDeskEnquiry: ({ params, ...request }) => deps.detail.read(userOf(request), params.id),

    async downloadDeskEnquiries(request, reply) {
      const caller = userOf(request)
      await userLimit(limits.exports, caller)
      const file = await deps.csv.export(caller, request.query)
      reply.raw.once('close', () => file.destroy())
      if (reply.raw.destroyed) file.destroy()
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="enquiries.csv"')
      return file
    },

    async changeDeskEnquiries(request) {
      const caller = userOf(request)
      await userLimit(limits.bulk, caller)
      return deps.bulk.change(caller, request.body)
    },

    async editDeskEnquiry({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.changes, caller)
      return deps.changes.edit(caller, params.id, body)
    },

    async undoDeskMove({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.changes, caller)
      return deps.stateUndo.undo(caller, params.id, body)
    },

    async addDeskMessage({ params, body, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(limits.messages, caller)
      const added = await deps.messages.add(caller, params.id, body)
      reply.code(201)
      return added
    },

    async cancelDeskEmail({ params, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.changes, caller)
      return deps.waitingEmails.cancel(caller, params.id, params.messageId)
    },

    revealDeskContact: ({ params, ...request }) => deps.reveal.phone(userOf(request), params.id),

    async claimInvalidEnquiry({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.changes, caller)
      return deps.claims.claim(caller, params.id, body)
    },

    reviewInvalidEnquiry: ({ params, body, ...request }) =>
      deps.reviews.review(userOf(request), params.id, body),

    async mergeDeskEnquiry({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.changes, caller)
      await deps.merges.merge(caller, params.id, body.into)
      return { status: 200, msg: 'Merged' }
    },

    async addDeskRoute({ params, body, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(limits.messages, caller)
      const changed = await deps.routes.add(caller, params.id, body)
      reply.code(201)
      return changed
    },

    async sendTestEnquiry({ params, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(limits.changes, caller)
      const sent = await deps.testEnquiry.send(caller, params)
      reply.code(201)
      return sent
    },

    async undoDeskMerge({ params, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.changes, caller)
      await deps.merges.undo(caller, params.id)
      return { status: 200, msg: 'The two enquiries are separate again.' }
    },
  } satisfies Partial<Handlers>
}
