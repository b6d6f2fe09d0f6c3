import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export function partnersMeta(): PageMeta {
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.partners,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        {
          '@type': 'TechArticle',
          headline: messages.title,
          description: messages.description,
          url: url(paths.partners),
        },
      ],
    }),
  }
}
