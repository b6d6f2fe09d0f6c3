import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AccessRule } from '../contract/access-rule.ts'
import { permissions } from '../contract/generated/permissions.ts'
import { type Caller, forbidden, notSignedIn } from '../modules/accounts/sessions/caller.ts'
import type { SessionsService } from '../modules/accounts/sessions/sessions.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor, and for operations with the rule `everyone`. */
    caller: Caller | null
  }
  interface FastifyInstance {
    /** Sets the caller. Throws `not_signed_in` or `forbidden` if the rule refuses them. */
    readonly authorise: (rule: AccessRule, request: FastifyRequest) => Promise<void>
  }
}

/** Reads the caller from the bearer token and applies an operation's access rule. */
export const accessPlugin = fp<{ sessions: SessionsService }>(
  async (app, { sessions }) => {
    app.decorateRequest('caller', null)
    app.decorate('authorise', async (rule, request) => {
      if (rule === 'everyone') return
      request.caller = await callerOf(request, sessions)
      if (rule !== 'optional') requireAccess(rule, request.caller)
    })
  },
  { name: 'access' },
)

async function callerOf(request: FastifyRequest, sessions: SessionsService) {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return token ? sessions.callerOf(token) : null
}

function requireAccess(rule: Exclude<AccessRule, 'everyone' | 'optional'>, caller: Caller | null) {
  if (!caller) throw notSignedIn()
  if (rule === 'user') return
  const isAllowed =
    rule === 'admin' ? caller.isAdmin : caller.permissions.includes(permissions[rule])
  if (!isAllowed) throw forbidden()
}

/** The caller of an operation that visitors may not call. Throws `not_signed_in`. */
export function userOf({ caller }: Pick<FastifyRequest, 'caller'>): Caller {
  if (!caller) throw notSignedIn()
  return caller
}
