import { type JsonLd, type PageMeta, siteName } from '@edbazaar/feature-shell'

interface WordsPage {
  title: string
  description: string
  path: string
  /** What schema.org calls it. @default 'WebPage' */
  type?: 'WebPage' | 'AboutPage'
}

/** What search engines are told of a page that is all words. */
export function staticPageMeta({
  title,
  description,
  path,
  type = 'WebPage',
}: WordsPage): PageMeta {
  return {
    title,
    description,
    canonicalPath: path,
    ...(import.meta.env.SSR && {
      jsonLd: (url): JsonLd[] => {
        const organization = { '@type': 'Organization', name: siteName, url: url('/') }
        const part = type === 'AboutPage' ? 'mainEntity' : 'publisher'
        return [{ '@type': type, name: title, description, url: url(path), [part]: organization }]
      },
    }),
  }
}
