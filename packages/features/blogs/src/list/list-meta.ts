import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { blogFeedPath, type I18n, type PageMeta, siteName } from '@edbazaar/feature-platform'
import { firstPositionOf, linkList } from '@edbazaar/feature-platform/json-ld'
import { messages } from '../messages'
import { blogsUrl } from './list-state'
import type { LoadedBlogs } from './load-blogs'

/** Metadata of the list. Each topic and page has its own canonical URL. */
export function blogsMeta({ state, featured, blogs, ...list }: LoadedBlogs, i18n: I18n): PageMeta {
  const t = i18n.translate(messages, blogMessages)
  const { topic, page } = state
  const { total, totalPages, per_page } = list
  const topicName = topic && t(blogMessages.topics[topic])
  const title = topicName === null ? t(messages.title) : t(messages.ofTopic(topicName))
  const shown = [...featured, ...blogs]
  return {
    title,
    description:
      topicName === null ? t(messages.description) : t(messages.descriptionOf(topicName, total)),
    canonicalPath: blogsUrl.pathOf(state),
    feed: { title: `${siteName}: ${t(messages.title)}`, path: blogFeedPath },
    pages: { page, last: totalPages, pathOf: (number) => blogsUrl.pathOf({ topic, page: number }) },
    isHidden: shown.length === 0,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => {
        const links = shown.map(({ card: { title: label, href } }) => ({ label, href }))
        return [
          linkList({ name: title, links, first: firstPositionOf({ page, per_page }), total }, url),
        ]
      },
    }),
  }
}
