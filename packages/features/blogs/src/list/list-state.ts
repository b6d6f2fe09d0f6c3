import type { BlogTopic } from '@edbazaar/api-client'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { pageField, urlState, valueField } from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'

/** The state of the list, kept in the URL. */
export interface BlogsState {
  /** Null for every topic. */
  topic: BlogTopic | null
  page: number
}

const lastPage = 999

/** The URL of the list. */
export const blogsUrl = urlState<BlogsState>(paths.blogs, {
  topic: valueField<BlogTopic | null>(null, (text) => (isTopic(text) ? text : null)),
  page: pageField(lastPage),
})

function isTopic(text: string): text is BlogTopic {
  return Object.hasOwn(blogMessages.topics, text)
}
