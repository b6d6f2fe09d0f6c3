import { formAction } from '@edbazaar/feature-forms'
import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { loadContactSchema, sendMessage } from './contact-form'
import { messages } from './messages'

export { ContactScreen } from './ContactScreen'

/** Receives the form where it is posted without scripts. */
export const postContact = formAction(loadContactSchema, sendMessage)

/** What search engines are told of the page. */
export function contactMeta(): PageMeta {
  return {
    title: messages.title,
    description: messages.description,
    canonicalPath: paths.contactUs,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        { '@type': 'ContactPage', name: messages.title, url: url(paths.contactUs) },
      ],
    }),
  }
}
