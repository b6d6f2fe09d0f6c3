import type { MyBlogList } from '@edbazaar/api-client'
import { choiceField, pageField, urlState } from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'

/** The statuses of a blog, in order. */
export const blogStatuses = [
  'draft',
  'review',
  'changes',
  'published',
  'removed',
] as const satisfies readonly (keyof MyBlogList['counts'])[]
export type BlogStatus = (typeof blogStatuses)[number]

export interface MyBlogsState {
  /** Null for all. */
  status: BlogStatus | null
  page: number
}

export const myBlogsUrl = urlState<MyBlogsState>(paths.myBlogs, {
  status: choiceField<BlogStatus | null>(blogStatuses, null),
  page: pageField(),
})
