import { type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { messages } from './messages'

export function partnersMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: paths.partners,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        {
          '@type': 'TechArticle',
          headline: t(messages.title),
          description: t(messages.description),
          url: url(paths.partners),
        },
      ],
    }),
  }
}
