import type { NewsletterList } from '@edbazaar/api-client'
import { formAction } from '@edbazaar/feature-forms'
import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { firstPositionOf, linkList } from '@edbazaar/feature-shell/json-ld'
import { archivePath } from './archive-path'
import { messages } from './messages'
import { loadSubscribeSchema, subscribe } from './newsletter-forms'

export { loadNewsletters } from './load-newsletters'
export { NewslettersScreen } from './NewslettersScreen'

/** Receives the form where it is posted without scripts. */
export const postSubscription = formAction(loadSubscribeSchema, subscribe)

/** What search engines are told of the archive. */
export function newslettersMeta({ data, ...list }: NewsletterList): PageMeta {
  const { title, description } = messages
  const { page, totalPages: last, total } = list
  return {
    title,
    description,
    canonicalPath: archivePath(page),
    pages: { page, last, pathOf: archivePath },
    ...(import.meta.env.SSR && {
      jsonLd: (url) => {
        const links = data.map((issue) => ({
          label: issue.title,
          href: paths.newsletter(issue.slug),
        }))
        return [linkList({ name: title, links, first: firstPositionOf(list), total }, url)]
      },
    }),
  }
}
