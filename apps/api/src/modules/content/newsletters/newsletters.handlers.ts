import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { NewslettersService } from './newsletters.service.ts'

type ListRequest = FastifyRequest<{ Querystring: { page: number; per_page: number } }>
type IssueRequest = FastifyRequest<{ Params: { slug: string } }>
type SubscribeRequest = FastifyRequest<{ Body: { email: string; website?: string } }>
type TokenRequest = FastifyRequest<{ Body: { token: string } }>

export function newslettersHandlers(newsletters: NewslettersService, formLimit: FormLimit) {
  return {
    listNewsletters: ({ query }: ListRequest) => newsletters.list(query),
    getNewsletter: ({ params }: IssueRequest) => newsletters.issue(params.slug),

    async subscribeNewsletter(request: SubscribeRequest, reply: FastifyReply) {
      const { email, website = '' } = request.body
      reply.code(202)
      // People do not see this field; what fills it in is told that all went well.
      if (website === '') {
        await formLimit('newsletter', request, reply)
        await newsletters.subscribe(email)
      }
      return { msg: 'We have sent a link to this address. Open it to confirm.' }
    },

    async confirmSubscription({ body }: TokenRequest) {
      await newsletters.confirm(body.token)
      return { msg: 'Your subscription is confirmed.' }
    },

    async unsubscribeNewsletter({ body }: TokenRequest) {
      await newsletters.unsubscribe(body.token)
      return { msg: 'You are off the list.' }
    },
  }
}
