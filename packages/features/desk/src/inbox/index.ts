import { definePage, type I18n, idIn, type PageMeta } from '@edbazaar/feature-platform'
import { InboxScreen } from './InboxScreen'
import { inboxLoader, type LoadedInbox } from './load-inbox'
import { messages } from './messages'
import { listingKindIn } from './place'
import { titleOf } from './titles'

type PlaceIn = Parameters<typeof inboxLoader>[0]

/** Hidden from search engines. */
function inboxMeta(loaded: LoadedInbox | null | undefined, i18n: I18n): PageMeta {
  const t = i18n.translate(messages)
  return {
    title: t(loaded ? titleOf(loaded.place) : messages.admissionEnquiries),
    description: t(messages.description),
    canonicalPath: null,
    isHidden: true,
  }
}

const inboxPage = (placeIn: PlaceIn) =>
  definePage({ loader: inboxLoader(placeIn), Component: InboxScreen, meta: inboxMeta })

/** The enquiries of one school or store. */
export const listingPage = inboxPage((params) => {
  const [kind, id] = [listingKindIn(params), idIn(params.id)]
  return kind === null || id === null ? null : { kind, id }
})

/** The enquiries of all schools or stores that the user works for. */
export const allListingsPage = inboxPage((params) => {
  const kind = listingKindIn(params)
  return kind && { kind: `all_${kind}s` }
})

export const productPage = inboxPage((params) => {
  const id = idIn(params.id)
  return id === null ? null : { kind: 'product', id }
})
/** Enquiries without a school or store, for admins. */
export const generalPage = inboxPage(() => ({ kind: 'general' }))
