import type { JsonLd, PageMeta } from '@edbazaar/feature-shell'
import { topicNames } from '@edbazaar/feature-shell'
import { messages } from '../messages'
import { blogsPath } from './list-state'
import type { LoadedBlogs } from './load-blogs'

/** What search engines are told of the list: each topic and page is known by itself. */
export function blogsMeta(loaded: LoadedBlogs): PageMeta {
  const { state, total } = loaded
  const topic = state.topic && topicNames[state.topic]
  const title = topic === null ? messages.title : messages.ofTopic(topic)
  return {
    title: state.page === 1 ? title : messages.pageOf(title, state.page),
    description: topic === null ? messages.description : messages.descriptionOf(topic, total),
    canonicalPath: blogsPath(state),
    isHidden: loaded.blogs.length + loaded.featured.length === 0,
    ...(import.meta.env.SSR && { jsonLd: (url: Url) => [listEntity(loaded, title, url)] }),
  }
}

type Url = (path: string) => string

/** The blogs of the page as a list of links. */
function listEntity(
  { state, total, per_page, featured, blogs }: LoadedBlogs,
  name: string,
  url: Url,
) {
  const first = (state.page - 1) * per_page + 1
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: [...featured, ...blogs].map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: title,
      url: url(href),
    })),
  } satisfies JsonLd
}
