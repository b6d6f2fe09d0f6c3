import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { JobAlertsService } from './job-alerts.service.ts'

export function jobAlertsHandlers(alerts: JobAlertsService, formLimit: FormLimit) {
  return {
    async requestJobAlert(request, reply) {
      reply.code(202)
      // Honeypot: only bots fill in this field, and they get the usual response.
      if ((request.body.website ?? '') === '') {
        await formLimit('job-alert', request, reply)
        await alerts.request(request.body)
      }
      return { msg: 'We have sent a link to this address. Open it to start the alert.' }
    },

    async confirmJobAlert({ body }) {
      await alerts.confirm(body.token)
      return { msg: 'Your job alert has started.' }
    },

    async endJobAlert({ body }) {
      await alerts.end(body.token)
      return { msg: 'Your job alert has ended.' }
    },

    async renewJobAlert({ body }) {
      await alerts.renew(body.token)
      return { msg: 'Your job alert continues for another year.' }
    },

    listMyJobAlerts: (request) => alerts.listOwn(userOf(request)),

    addMyJobAlert: (request) => alerts.addOwn(userOf(request), request.body),

    async endMyJobAlert(request) {
      await alerts.endOwn(userOf(request), request.params.id)
      return { msg: 'Your job alert has ended.' }
    },
  } satisfies Partial<Handlers>
}
