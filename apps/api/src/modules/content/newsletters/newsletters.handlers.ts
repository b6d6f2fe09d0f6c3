import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { NewslettersService } from './newsletters.service.ts'

export function newslettersHandlers(newsletters: NewslettersService, formLimit: FormLimit) {
  return {
    listNewsletters: ({ query }) => newsletters.list(query),
    getNewsletter: ({ params }) => newsletters.issue(params.slug),

    async subscribeNewsletter(request, reply) {
      const { email, website = '' } = request.body
      reply.code(202)
      // Honeypot: only bots fill in this field, and they get the usual response.
      if (website === '') {
        await formLimit('newsletter', request, reply)
        await newsletters.subscribe(email)
      }
      return { msg: 'We have sent a link to this address. Open it to confirm.' }
    },

    async confirmSubscription({ body }) {
      await newsletters.confirm(body.token)
      return { msg: 'Your subscription is confirmed.' }
    },

    async unsubscribeNewsletter({ body }) {
      await newsletters.unsubscribe(body.token)
      return { msg: 'You have unsubscribed.' }
    },
  } satisfies Partial<Handlers>
}
