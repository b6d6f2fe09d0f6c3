import type { BlogTopic } from '@edbazaar/api-client'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { pageNumberIn, paths } from '@edbazaar/feature-platform'

/** The state of the list, kept in the URL. */
export interface BlogsState {
  /** Null for every topic. */
  topic: BlogTopic | null
  page: number
}

/** Reads the query string. Invalid values are ignored, so every URL shows a list. */
export function readBlogsState(search: URLSearchParams): BlogsState {
  const topic = search.get('topic')
  return { topic: isTopic(topic) ? topic : null, page: pageNumberIn(search) }
}

function isTopic(text: string | null): text is BlogTopic {
  return text !== null && Object.hasOwn(blogMessages.topics, text)
}

/** The shortest path of the list in this state. */
export function blogsPath({ topic, page }: BlogsState): string {
  const parts = [topic && `topic=${topic}`, page > 1 && `page=${page}`].filter(Boolean)
  return parts.length === 0 ? paths.blogs : `${paths.blogs}?${parts.join('&')}`
}
