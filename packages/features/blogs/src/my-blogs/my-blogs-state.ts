import type { MyBlogList } from '@edbazaar/api-client'
import { pageNumberIn, paths } from '@edbazaar/feature-shell'

/** The statuses of a blog, in order. */
export const blogStatuses = [
  'draft',
  'review',
  'published',
] as const satisfies readonly (keyof MyBlogList['counts'])[]
export type BlogStatus = (typeof blogStatuses)[number]

export interface MyBlogsState {
  /** Null for all. */
  status: BlogStatus | null
  page: number
}

export function readMyBlogsState(search: URLSearchParams): MyBlogsState {
  const status = blogStatuses.find((known) => known === search.get('status')) ?? null
  return { status, page: pageNumberIn(search) }
}

export function myBlogsPath({ status, page }: MyBlogsState): string {
  const search = new URLSearchParams()
  if (status !== null) search.set('status', status)
  if (page > 1) search.set('page', `${page}`)
  return search.size === 0 ? paths.myBlogs : `${paths.myBlogs}?${search}`
}
