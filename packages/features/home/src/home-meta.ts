import { type I18n, type JsonLd, type PageMeta, paths, siteName } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Metadata of the home page: the site, and how to search it. */
export function homeMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: paths.home,
    ...(import.meta.env.SSR && { jsonLd: (url: Url) => [siteEntity(url)] }),
  }
}

type Url = (path: string) => string

function siteEntity(url: Url): JsonLd {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: url(paths.home),
    inLanguage: ['en-IN', 'hi-IN'],
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url(paths.search)}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
