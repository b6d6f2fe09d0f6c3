import { type JsonLd, type PageMeta, siteName } from '@edbazaar/feature-shell'

interface StaticPage {
  title: string
  description: string
  path: string
  /** The schema.org type. @default 'WebPage' */
  type?: 'WebPage' | 'AboutPage'
}

/** Metadata of a static text page. */
export function staticPageMeta({
  title,
  description,
  path,
  type = 'WebPage',
}: StaticPage): PageMeta {
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
