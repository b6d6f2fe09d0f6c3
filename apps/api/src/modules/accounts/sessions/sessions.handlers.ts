import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { SessionsService } from './sessions.service.ts'

export function sessionsHandlers(sessions: SessionsService) {
  return {
    listMySessions: (request) => sessions.list(userOf(request)),

    async logout(request) {
      await sessions.end(userOf(request))
      return { status: 200, msg: 'Logged Out Successfully' }
    },

    async revokeSession(request) {
      await sessions.revoke(userOf(request), request.params.id)
      return { status: 200, msg: 'Device signed out' }
    },

    async revokeOtherSessions(request) {
      await sessions.revokeOthers(userOf(request))
      return { status: 200, msg: 'Other devices signed out' }
    },
  } satisfies Partial<Handlers>
}
