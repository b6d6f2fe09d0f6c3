import type { FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { Bookmarked, BookmarkListRequest, BookmarksService } from './bookmarks.service.ts'

type ListRequest = FastifyRequest<{ Querystring: BookmarkListRequest }>
type SaveRequest = FastifyRequest<{ Params: Bookmarked; Body: { note?: string | null } }>
type RemoveRequest = FastifyRequest<{ Params: Bookmarked }>

export function bookmarksHandlers(bookmarks: BookmarksService) {
  return {
    listBookmarks: (request: ListRequest) => bookmarks.list(userOf(request), request.query),
    listBookmarkIds: (request: FastifyRequest) => bookmarks.ids(userOf(request)),

    async saveBookmark(request: SaveRequest) {
      await bookmarks.save(userOf(request), request.params, request.body.note)
      return { status: 200, msg: 'Saved' }
    },

    async removeBookmark(request: RemoveRequest) {
      await bookmarks.remove(userOf(request), request.params)
      return { status: 200, msg: 'Removed' }
    },
  }
}
