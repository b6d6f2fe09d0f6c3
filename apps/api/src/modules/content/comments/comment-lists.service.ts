import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Query, Schema } from '../../../contract/operations.ts'
import type { CommentListsRepository } from './comment-lists.repository.ts'

export type CommentListsService = ReturnType<typeof createCommentListsService>

const perPage = 20
/** Replies that are listed with their comment. */
const firstReplies = 3

export const noDiscussion = () => new AppError('not_found', 'Discussion not found.')
export const commentsOff = () => new AppError('conflict', 'Comments are turned off for this video.')
export const noComment = () => new AppError('not_found', 'Comment not found.')

/** The comments that readers see. */
export function createCommentListsService(repository: CommentListsRepository) {
  return {
    /** One page of comments with their first replies; none if comments are off. Throws `not_found`. */
    async list(
      caller: Caller | null,
      url: string,
      { after, order = 'newest' }: Query<'listComments'>,
    ): Promise<Schema<'CommentPage'>> {
      const video = await repository.findVideo(url)
      if (!video) throw noDiscussion()
      if (!video.hasComments) return { data: [], total: 0, next: null }
      const { id: videoId } = video
      const readerId = caller?.userId ?? null
      const [rows, total] = await Promise.all([
        repository.threads(videoId, readerId, { after, order, limit: perPage + 1 }),
        repository.count(videoId),
      ])
      const { data, next } = pageOf(rows, perPage)
      const replies = await repository.firstReplies(
        data.map(({ id }) => id),
        readerId,
        firstReplies + 1,
      )
      return {
        data: data.map((comment) => {
          const own = pageOf(
            replies.filter((reply) => reply.parent_id === comment.id),
            firstReplies,
          )
          return { comment, replies: own.data, next_reply: own.next }
        }),
        total,
        next,
      }
    },

    /** More replies to a comment. Throws `not_found`. */
    async replies(
      caller: Caller | null,
      id: number,
      { after }: Query<'listReplies'>,
    ): Promise<Schema<'ReplyPage'>> {
      if (!(await repository.isThread(id))) throw noComment()
      const page = { after, limit: perPage + 1 }
      return pageOf(await repository.replies(id, caller?.userId ?? null, page), perPage)
    },
  }
}

/** The first rows, and the id of the last of them if there are more. */
function pageOf<Row extends { readonly id: number }>(rows: readonly Row[], size: number) {
  const data = rows.slice(0, size)
  return { data, next: rows.length > size ? (data.at(-1)?.id ?? null) : null }
}
