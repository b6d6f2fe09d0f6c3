import type { PageMeta } from '@edbazaar/feature-shell'
import { paths } from '@edbazaar/feature-shell'
import { words } from '../beyond-school/messages'
import { listPaths } from '../beyond-school/product-listings'
import { kinds } from './load-entrances'
import { messages } from './messages'

/** What search engines are told of the page beyond school; the wizard's steps are the same page. */
export function entrancesMeta(): PageMeta {
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.beyondSchool,
    ...(import.meta.env.SSR && {
      jsonLd: (url: (path: string) => string) => [
        {
          '@type': 'ItemList',
          name: messages.title,
          itemListElement: kinds.map((kind, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: words[kind].results,
            url: url(listPaths[kind]),
          })),
        },
      ],
    }),
  }
}
