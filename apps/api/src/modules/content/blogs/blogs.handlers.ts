import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { BlogsService } from './blogs.service.ts'
import type { BlogReviews } from './reviewing/blog-reviews.service.ts'
import type { BlogMoves } from './writing/blog-moves.service.ts'
import type { BlogWriting } from './writing/blog-writing.service.ts'
import type { OwnBlogsService } from './writing/own-blogs.service.ts'

interface BlogsHandlersDeps {
  readonly blogs: BlogsService
  readonly own: OwnBlogsService
  readonly writing: BlogWriting
  readonly moves: BlogMoves
  readonly reviews: BlogReviews
  readonly editLimit: EditLimit
}

export function blogsHandlers(deps: BlogsHandlersDeps) {
  const { blogs, own, writing, moves, reviews, editLimit } = deps
  return {
    listBlogs: ({ query }) => blogs.list(query),
    getBlog: ({ params }) => blogs.page(params.url),

    listMyBlogs: (request) => blogs.listOwn(userOf(request), request.query),
    async createBlog(request, reply) {
      const caller = userOf(request)
      await editLimit(caller)
      reply.code(201)
      return own.show(caller, await writing.create(caller, request.body))
    },
    getMyBlog: (request) => own.show(userOf(request), request.params.id),
    async saveBlog(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await writing.save(caller, request.params.id, request.body)
      return own.show(caller, request.params.id)
    },
    async deleteBlog(request) {
      await writing.remove(userOf(request), request.params.id)
      return { status: 200, msg: 'Deleted' }
    },
    async moveBlog(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await moves.move(caller, request.params.id, request.body)
      return own.show(caller, request.params.id)
    },
    getBlogRevision: (request) =>
      own.revision(userOf(request), request.params.id, request.params.n),
    async resolveBlogComment(request) {
      const caller = userOf(request)
      const { id, commentId } = request.params
      await moves.resolve(caller, id, commentId, request.body.is_resolved)
      return own.show(caller, id)
    },

    getBlogReview: (request) => reviews.show(userOf(request), request.params.id),
    addBlogComment: (request) =>
      reviews.addComment(userOf(request), request.params.id, request.body),
    removeBlogComment: (request) =>
      reviews.removeComment(userOf(request), request.params.id, request.params.commentId),
    placeBlog: (request) => reviews.place(userOf(request), request.params.id, request.body),
  } satisfies Partial<Handlers>
}
