import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { EnquiryCounts } from './enquiry-counts.service.ts'
import type { EnquiryForm } from './form/enquiry-form.service.ts'
import type { MyEnquiries } from './sender/my-enquiries.service.ts'
import type { SenderRequest } from './sender/sender-access.ts'
import type { SenderActions } from './sender/sender-actions.service.ts'
import type { SendEnquiries } from './sending/send-enquiries.service.ts'

interface EnquiriesHandlersDeps {
  readonly form: EnquiryForm
  readonly sending: SendEnquiries
  readonly myEnquiries: MyEnquiries
  readonly actions: SenderActions
  readonly counts: EnquiryCounts
  readonly formLimit: FormLimit
}

interface RequestOfSender {
  readonly caller: Caller | null
  readonly headers: FastifyRequest['headers']
  readonly params: { readonly id: string }
}

function senderOf({ caller, headers, params }: RequestOfSender): SenderRequest {
  const token = headers['x-enquiry-token']
  return { caller, token: typeof token === 'string' ? token : null, id: params.id }
}

/** A response to the bearer of a link, which no cache may keep. */
const uncached = (reply: FastifyReply) => reply.header('cache-control', 'no-store')

export function enquiriesHandlers(deps: EnquiriesHandlersDeps) {
  const { form, sending, myEnquiries, actions, counts, formLimit } = deps
  return {
    getEnquiryForm: ({ caller, params }) => form.read(caller, params),

    getGeneralEnquiryForm: ({ caller }) => form.readGeneral(caller),

    async sendEnquiries(request, reply) {
      await formLimit('enquiry', request, reply)
      reply.code(201)
      return sending.send(request.caller, request.body)
    },

    confirmEnquiries: ({ body }) => sending.confirm(body.token),

    listMyEnquiries: (request) => myEnquiries.list(userOf(request), request.query),

    getMyEnquiry(request, reply) {
      uncached(reply)
      return actions.read(senderOf(request))
    },

    async writeInMyEnquiry(request, reply) {
      await formLimit('enquiry-message', request, reply)
      reply.code(201)
      return actions.write(senderOf(request), request.body)
    },

    changeEnquiryConsent: (request) => actions.changeConsent(senderOf(request), request.body),

    async sendConfirmationAgain(request, reply) {
      await formLimit('enquiry', request, reply)
      return actions.sendLinkAgain(senderOf(request))
    },

    agreeToNewOwner: (request) => actions.agreeToOwner(senderOf(request)),

    withdrawFromEnquiry: (request) => actions.withdraw(senderOf(request), request.body),

    async objectToInvalid(request, reply) {
      await formLimit('enquiry-message', request, reply)
      return actions.object(senderOf(request), request.body)
    },

    async chooseMyVisit(request, reply) {
      await formLimit('enquiry-message', request, reply)
      return actions.chooseVisit(senderOf(request), request.body)
    },

    cancelMyVisit: (request) => actions.cancelVisit(senderOf(request)),

    async answerMyRoute(request, reply) {
      await formLimit('enquiry-message', request, reply)
      return actions.answerRoute(senderOf(request), request.params.routeId, request.body)
    },

    async countSchoolEnquiries(request) {
      const { userId } = request.params
      return { enquiries_count: await counts.count(userOf(request), userId, 'school') }
    },

    async countServiceEnquiries(request) {
      const { userId } = request.params
      return { total_enquiry_count: await counts.count(userOf(request), userId, 'store') }
    },
  } satisfies Partial<Handlers>
}
