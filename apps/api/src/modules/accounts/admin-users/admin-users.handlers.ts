import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserBlocksService } from './blocks/user-blocks.service.ts'
import type { UserDetailService } from './detail/user-detail.service.ts'
import type { PermissionChangesService } from './permission-changes/permission-changes.service.ts'

interface AdminUsersServices {
  readonly blocks: UserBlocksService
  readonly changes: PermissionChangesService
  readonly detail: UserDetailService
}

export function adminUsersHandlers({ blocks, changes, detail }: AdminUsersServices) {
  return {
    getAdminUser: (request) => detail.read(userOf(request), request.params.userId),

    async setUserPermissions(request) {
      const { isApplied, change } = await changes.request(
        userOf(request),
        request.params.userId,
        request.body,
      )
      const msg = isApplied ? 'Permissions changed' : 'Waiting for another admin'
      return { status: 200, msg, change }
    },

    async blockUser(request) {
      await blocks.block(userOf(request), request.params.userId, request.body)
      return { status: 200, msg: 'User blocked' }
    },

    async unblockUser(request) {
      await blocks.unblock(userOf(request), request.params.userId)
      return { status: 200, msg: 'User unblocked' }
    },

    async endUserSessions(request) {
      await blocks.endSessions(userOf(request), request.params.userId)
      return { status: 200, msg: 'Signed out everywhere' }
    },

    async endUserSession(request) {
      const { userId, sessionId } = request.params
      await blocks.endSession(userOf(request), userId, sessionId)
      return { status: 200, msg: 'Device signed out' }
    },

    listPermissionChanges: (request) => changes.list(userOf(request), request.query),

    async decidePermissionChange(request) {
      await changes.decide(userOf(request), request.params.changeId, request.body)
      const isApproved = request.body.decision === 'approved'
      return { status: 200, msg: isApproved ? 'Change approved' : 'Change refused' }
    },

    async withdrawPermissionChange(request) {
      await changes.withdraw(userOf(request), request.params.changeId)
      return { status: 200, msg: 'Change withdrawn' }
    },
  } satisfies Partial<Handlers>
}
