import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { BookmarksService } from './bookmarks.service.ts'

export function bookmarksHandlers(bookmarks: BookmarksService) {
  return {
    listBookmarks: (request) => bookmarks.list(userOf(request), request.query),
    listBookmarkIds: (request) => bookmarks.ids(userOf(request)),

    async saveBookmark(request) {
      await bookmarks.save(userOf(request), request.params, request.body.note)
      return { status: 200, msg: 'Saved' }
    },

    async removeBookmark(request) {
      await bookmarks.remove(userOf(request), request.params)
      return { status: 200, msg: 'Removed' }
    },
  } satisfies Partial<Handlers>
}
