import type { PageMeta } from '@edbazaar/feature-shell'
import { paths } from '@edbazaar/feature-shell'
import { linkList } from '@edbazaar/feature-shell/json-ld'
import { labels } from '../beyond-school/messages'
import { listPaths } from '../beyond-school/product-list-definitions'
import { kinds } from './load-beyond-school'
import { messages } from './messages'

/** Metadata of the Beyond School page. The wizard's steps share its canonical path. */
export function beyondSchoolMeta(): PageMeta {
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.beyondSchool,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => {
        const links = kinds.map((kind) => ({ label: labels[kind].results, href: listPaths[kind] }))
        return [linkList({ name: messages.title, links }, url)]
      },
    }),
  }
}
