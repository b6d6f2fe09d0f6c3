import type { FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { SessionsService } from './sessions.service.ts'

type RevokeRequest = FastifyRequest<{ Params: { id: number } }>

export function sessionsHandlers(sessions: SessionsService) {
  return {
    listMySessions: (request: FastifyRequest) => sessions.list(userOf(request)),

    async logout(request: FastifyRequest) {
      await sessions.end(userOf(request))
      return { status: 200, msg: 'Logged Out Successfully' }
    },

    async revokeSession(request: RevokeRequest) {
      await sessions.revoke(userOf(request), request.params.id)
      return { status: 200, msg: 'Signed out there' }
    },

    async revokeOtherSessions(request: FastifyRequest) {
      await sessions.revokeOthers(userOf(request))
      return { status: 200, msg: 'Signed out everywhere else' }
    },
  }
}
