import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { BlogsService } from './blogs.service.ts'

export function blogsHandlers(blogs: BlogsService) {
  return {
    listBlogs: ({ query }) => blogs.list(query),
    listMyBlogs: (request) => blogs.listOwn(userOf(request), request.query),
    getBlog: ({ params }) => blogs.page(params.url),
  } satisfies Partial<Handlers>
}
