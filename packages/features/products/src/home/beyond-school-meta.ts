import { type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { linkList } from '@edbazaar/feature-platform/json-ld'
import { messages as listMessages } from '../list/messages'
import { listPaths } from '../list/product-state'
import { kinds } from './load-beyond-school'
import { messages } from './messages'

/** Metadata of the Beyond School page. The wizard's steps share its canonical path. */
export function beyondSchoolMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages, listMessages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: paths.beyondSchool,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => {
        const links = kinds.map((kind) => ({
          label: t(listMessages.results(kind)),
          href: listPaths[kind],
        }))
        return [linkList({ name: t(messages.title), links }, url)]
      },
    }),
  }
}
