import { userOf } from '../../../../caller.ts'
import type { Handlers } from '../../../../contract/operations.ts'
import type { UserLimit } from '../../../platform/rate-limits/user-limit.ts'
import type { DeskSettingsService } from './desk-settings.service.ts'
import type { ReplyTemplatesService } from './reply-templates.service.ts'

const hourly = {
  name: 'desk-settings',
  max: 300,
  msg: 'Too many changes. Try again in an hour.',
}

interface DeskSettingsHandlersDeps {
  readonly settings: DeskSettingsService
  readonly templates: ReplyTemplatesService
  readonly userLimit: UserLimit
}

export function deskSettingsHandlers(deps: DeskSettingsHandlersDeps) {
  const { settings, templates, userLimit } = deps
  return {
    getDesk: ({ params, ...request }) => settings.read(userOf(request), params),

    async setDesk({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      await settings.replace(caller, params, body)
      return { status: 200, msg: 'Saved' }
    },

    listReplyTemplates: ({ params: listing, query: { use }, ...request }) =>
      templates.list(userOf(request), { listing, use }),

    async addReplyTemplate({ params: listing, query: { use }, body, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const id = await templates.add(caller, { listing, use }, body)
      reply.code(201)
      return { status: 201, msg: 'Added', id }
    },

    async editReplyTemplate({ params, query: { use }, body, ...request }) {
      const { templateId, ...listing } = params
      const caller = userOf(request)
      await userLimit(hourly, caller)
      await templates.edit(caller, { listing, use }, templateId, body)
      return { status: 200, msg: 'Saved' }
    },

    async removeReplyTemplate({ params, query: { use }, ...request }) {
      const { templateId, ...listing } = params
      const caller = userOf(request)
      await userLimit(hourly, caller)
      await templates.remove(caller, { listing, use }, templateId)
      return { status: 200, msg: 'Deleted' }
    },
  } satisfies Partial<Handlers>
}
