import type { FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { BlogListQuery, BlogsService, OwnBlogsQuery } from './blogs.service.ts'

type ListRequest = FastifyRequest<{ Querystring: BlogListQuery }>
type OwnRequest = FastifyRequest<{ Querystring: OwnBlogsQuery }>
type PageRequest = FastifyRequest<{ Params: { url: string } }>

export function blogsHandlers(blogs: BlogsService) {
  return {
    listBlogs: ({ query }: ListRequest) => blogs.list(query),
    listMyBlogs: (request: OwnRequest) => blogs.listOwn(userOf(request), request.query),
    getBlog: ({ params }: PageRequest) => blogs.page(params.url),
  }
}
