import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { MemberInvitationsService } from './member-invitations.service.ts'
import type { MembersService } from './members.service.ts'

const hourly = {
  name: 'member-invitation',
  max: 30,
  msg: 'You have sent too many invitations. Please try again in an hour.',
}

interface MembersHandlersDeps {
  readonly members: MembersService
  readonly invitations: MemberInvitationsService
  readonly userLimit: UserLimit
}

export function membersHandlers({ members, invitations, userLimit }: MembersHandlersDeps) {
  return {
    listMembers: ({ params, ...request }) => members.list(userOf(request), params),

    async inviteMember(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      await invitations.invite(caller, request.params, request.body)
      reply.code(202)
      return { status: 202, msg: `We have sent an invitation to ${request.body.email}.` }
    },

    async withdrawInvitation(request) {
      const { invitationId, ...listing } = request.params
      await invitations.withdraw(userOf(request), listing, invitationId)
      return { status: 200, msg: 'Invitation withdrawn' }
    },

    async setMemberRole(request) {
      const { userId, ...listing } = request.params
      await members.setRole(userOf(request), listing, userId, request.body.role)
      return { status: 200, msg: 'Updated' }
    },

    async removeMember(request) {
      const { userId, ...listing } = request.params
      await members.remove(userOf(request), listing, userId)
      return { status: 200, msg: 'Removed' }
    },

    getInvitation: (request) => invitations.read(request.body.token),

    acceptInvitation: (request) => invitations.accept(userOf(request), request.body.token),
  } satisfies Partial<Handlers>
}
