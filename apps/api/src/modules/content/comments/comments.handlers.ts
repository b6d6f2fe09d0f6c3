import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { CommentListsService } from './comment-lists.service.ts'
import type { CommentsService } from './comments.service.ts'

const limit = {
  name: 'comment',
  max: 30,
  msg: 'You have written or changed many comments in the last hour. Try again later.',
}

export function commentsHandlers(
  lists: CommentListsService,
  comments: CommentsService,
  userLimit: UserLimit,
) {
  /** The caller, whose writes are counted. */
  async function limited(request: Parameters<typeof userOf>[0]) {
    const caller = userOf(request)
    await userLimit(limit, caller)
    return caller
  }
  return {
    listComments: ({ caller, params, query }) => lists.list(caller, params.url, query),
    listReplies: ({ caller, params, query }) => lists.replies(caller, params.id, query),
    async addComment(request, reply) {
      const comment = await comments.add(await limited(request), request.params.url, request.body)
      reply.code(201)
      return comment
    },
    editComment: async (request) =>
      comments.edit(await limited(request), request.params.id, request.body),
    async takeBackComment(request) {
      await comments.takeBack(await limited(request), request.params.id)
      return { status: 200, msg: 'Comment deleted' }
    },
  } satisfies Partial<Handlers>
}
