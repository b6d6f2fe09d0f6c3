import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { notSignedIn } from '../../app-error.ts'
import { type Caller, forbidden, secondFactorRequired } from '../../caller.ts'
import type { AccessRule } from '../../contract/access-rule.ts'
import { permissions } from '../../contract/generated/permissions.ts'
import type { SessionsService } from '../../modules/accounts/sessions/sessions.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor, and for operations with the rule `everyone`. */
    caller: Caller | null
  }
  interface FastifyInstance {
    /**
     * Sets the caller. Throws `not_signed_in`, `forbidden` or `second_factor_required` if the rule
     * refuses them.
     */
    readonly authorise: (access: OperationAccess, request: FastifyRequest) => Promise<void>
  }
}

/** The callers who may call an operation. */
export interface OperationAccess {
  readonly rule: AccessRule
  /** Whether an admin may call it who must add a second factor first. */
  readonly isBeforeSecondFactor: boolean
}

interface AccessOptions {
  readonly sessions: SessionsService
  /** REQUIRE_ADMIN_2FA. */
  readonly isRequiredForAdmins: boolean
}

/** Reads the caller from the bearer token and applies an operation's access rule. */
export const accessPlugin = fp<AccessOptions>(
  async (app, { sessions, isRequiredForAdmins }) => {
    app.decorateRequest('caller', null)
    app.decorate('authorise', async ({ rule, isBeforeSecondFactor }, request) => {
      if (rule === 'everyone') return
      const caller = await callerOf(request, sessions)
      const isRestricted =
        isRequiredForAdmins && caller?.isSecondFactorMissing === true && !isBeforeSecondFactor
      if (rule === 'optional') {
        request.caller = isRestricted ? null : caller
        return
      }
      if (isRestricted) throw secondFactorRequired()
      request.caller = caller
      requireAccess(rule, caller)
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
