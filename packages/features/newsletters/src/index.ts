import type { NewsletterList } from '@edbazaar/api-client'
import { formAction } from '@edbazaar/feature-forms'
import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'
import { loadSubscribeSchema, subscribe } from './newsletter-forms'

export { loadNewsletters } from './load-newsletters'
export { NewslettersScreen } from './NewslettersScreen'

/** Receives the form where it is posted without scripts. */
export const postSubscription = formAction(loadSubscribeSchema, subscribe)

/** What search engines are told of the archive. */
export function newslettersMeta({ data, page }: NewsletterList): PageMeta {
  const { title, description } = messages
  return {
    title: page === 1 ? title : `${title}, page ${page}`,
    description,
    canonicalPath: page === 1 ? paths.newsletters : `${paths.newsletters}?page=${page}`,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        {
          '@type': 'ItemList',
          name: title,
          itemListElement: data.map((issue, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: issue.title,
            url: url(paths.newsletter(issue.slug)),
          })),
        },
      ],
    }),
  }
}
