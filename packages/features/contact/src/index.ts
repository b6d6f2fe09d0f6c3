import { formAction } from '@edbazaar/feature-forms'
import { type PageMeta, paths } from '@edbazaar/feature-shell'
import { loadContactSchema, sendMessage } from './contact-form'
import { messages } from './messages'

export { ContactScreen } from './ContactScreen'

/** Handles the form when it is posted without JavaScript. */
export const postContact = formAction(loadContactSchema, sendMessage)

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
