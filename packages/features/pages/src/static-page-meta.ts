import {
  type CatalogueMessages,
  type I18n,
  type JsonLd,
  type MessageDescriptor,
  type PageMeta,
  siteName,
} from '@edbazaar/feature-platform'

interface StaticPage {
  messages: CatalogueMessages & { title: MessageDescriptor; description: MessageDescriptor }
  path: string
  /** The schema.org type. @default 'WebPage' */
  type?: 'WebPage' | 'AboutPage'
}

/** Metadata of a static text page. */
export function staticPageMeta(
  { messages, path, type = 'WebPage' }: StaticPage,
  i18n: I18n,
): PageMeta {
  const t = i18n.translate(messages)
  const title = t(messages.title)
  const description = t(messages.description)
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
