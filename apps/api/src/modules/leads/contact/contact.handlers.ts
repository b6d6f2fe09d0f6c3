import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { ContactService } from './contact.service.ts'

export function contactHandlers(contact: ContactService, formLimit: FormLimit) {
  return {
    async sendContactMessage(request, reply) {
      const { website = '', ...message } = request.body
      reply.code(201)
      const answer = { msg: 'Your message has reached us. We answer by email.' }
      // People do not see this field; what fills it in is told that all went well.
      if (website !== '') return answer
      await formLimit('contact', request, reply)
      await contact.send(message)
      return answer
    },
  } satisfies Partial<Handlers>
}
