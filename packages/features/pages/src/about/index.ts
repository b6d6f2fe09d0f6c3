import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { messages } from './messages'

export { AboutScreen } from './AboutScreen'

/** What search engines are told of the page about us. */
export function aboutMeta(): PageMeta {
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.aboutUs,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [{ '@type': 'AboutPage', name: messages.title, url: url(paths.aboutUs) }],
    }),
  }
}
