import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { ContactService } from './contact.service.ts'

export function contactHandlers(contact: ContactService, formLimit: FormLimit) {
  return {
    async sendContactMessage(request, reply) {
      const { website = '', ...message } = request.body
      reply.code(201)
      const response = { msg: 'We have received your message and will reply by email.' }
      // Honeypot: only bots fill in this field, and they get the usual response.
      if (website !== '') return response
      await formLimit('contact', request, reply)
      await contact.send(message)
      return response
    },
  } satisfies Partial<Handlers>
}
