import type { FastifyRequest } from 'fastify'
import type { BlogListQuery, BlogsService } from './blogs.service.ts'

type ListRequest = FastifyRequest<{ Querystring: BlogListQuery }>
type PageRequest = FastifyRequest<{ Params: { url: string } }>

export function blogsHandlers(blogs: BlogsService) {
  return {
    listBlogs: ({ query }: ListRequest) => blogs.list(query),
    getBlog: ({ params }: PageRequest) => blogs.page(params.url),
  }
}
