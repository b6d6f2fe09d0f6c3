import { formAction } from '@edbazaar/feature-form-kit'
import { definePage, type I18n, type PageMeta, paths } from '@edbazaar/feature-platform'
import { ContactScreen } from './ContactScreen'
import { loadContactSchema, sendMessage } from './contact-form'
import { loadContact } from './load-contact'
import { messages } from './messages'

/** Handles the form when it is posted without JavaScript. */
const postContact = formAction(loadContactSchema, sendMessage)

function contactMeta(_: unknown, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(messages.title),
    description: t(messages.description),
    canonicalPath: paths.contactUs,
    ...(import.meta.env.SSR && {
      jsonLd: (url) => [
        { '@type': 'ContactPage', name: t(messages.title), url: url(paths.contactUs) },
      ],
    }),
  }
}

export const page = definePage({
  loader: loadContact,
  action: postContact,
  Component: ContactScreen,
  meta: contactMeta,
})
