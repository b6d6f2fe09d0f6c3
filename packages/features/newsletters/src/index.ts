import type { NewsletterList } from '@edbazaar/api-client'
import { formAction } from '@edbazaar/feature-form-kit'
import {
  definePage,
  type I18n,
  newsletterFeedPath,
  type PageMeta,
  paths,
  siteName,
} from '@edbazaar/feature-platform'
import { firstPositionOf, linkList } from '@edbazaar/feature-platform/json-ld'
import { archivePath } from './archive-path'
import { loadNewsletters } from './load-newsletters'
import { messages } from './messages'
import { NewslettersScreen } from './NewslettersScreen'
import { loadSubscribeSchema, subscribe } from './newsletter-forms'

/** Handles the form when it is posted without scripts. */
const postSubscription = formAction(loadSubscribeSchema, subscribe)

function newslettersMeta({ data, ...list }: NewsletterList, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  const title = t(messages.title)
  const { page, totalPages: last, total } = list
  return {
    title,
    description: t(messages.description),
    canonicalPath: archivePath(page),
    feed: { title: `${siteName}: ${title}`, path: newsletterFeedPath },
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

export const page = definePage({
  loader: loadNewsletters,
  action: postSubscription,
  Component: NewslettersScreen,
  meta: newslettersMeta,
})
