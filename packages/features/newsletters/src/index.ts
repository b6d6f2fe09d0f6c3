import type { NewsletterList } from '@edbazaar/api-client'
import { formAction } from '@edbazaar/feature-forms'
import type { I18n } from '@edbazaar/feature-platform'
import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { firstPositionOf, linkList } from '@edbazaar/feature-shell/json-ld'
import { archivePath } from './archive-path'
import { messages } from './messages'
import { loadSubscribeSchema, subscribe } from './newsletter-forms'

export { loadNewsletters } from './load-newsletters'
export { NewslettersScreen } from './NewslettersScreen'

/** Handles the form when it is posted without scripts. */
export const postSubscription = formAction(loadSubscribeSchema, subscribe)

export function newslettersMeta({ data, ...list }: NewsletterList, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const title = t(messages.title)
  const { page, totalPages: last, total } = list
  return {
    title,
    description: t(messages.description),
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
