import type { Locale } from '@edbazaar/ui/formatting'
import type { I18n as Lingui, Messages } from '@lingui/core'
import {
  type Catalogue,
  type CatalogueMessages,
  catalogueOf,
  type MessageDescriptor,
} from './catalogue'
import { type Language, locales } from './languages'
import { requireListed } from './message-owners'
import { translationsInto } from './translations'

/** Writes a message in the language of the page. */
export type Translate = (message: MessageDescriptor) => string

/** Compiled messages by the name of their catalogue. They travel as JSON inside the page. */
export type PageMessages = Record<string, Messages>

/** The language of one page: the server makes one for each request, a browser has one. */
export interface I18n {
  readonly language: Language
  /** For the functions of `@edbazaar/ui/formatting`. */
  readonly locale: Locale
  /** Lingui's instance of this language, which pages of the language share. */
  readonly lingui: Lingui
  /** Loads the catalogue of these messages. Null if it came with the page. */
  loadingOf: (messages: CatalogueMessages) => Promise<unknown> | null
  /** Loads the catalogue of these messages. In a browser it waits for a connection. */
  load: (messages: CatalogueMessages) => Promise<unknown>
  /** Loads the catalogues of all code that is loaded. The server does so before it renders. */
  loadAll: () => Promise<unknown>
  /** The function that writes these messages. Their catalogues have to be loaded. */
  translate: (...messages: readonly CatalogueMessages[]) => Translate
  /** As `translate`, for messages of which the browser needs no catalogue. */
  translateOnServer: (...messages: readonly CatalogueMessages[]) => Translate
  /** The catalogues that this page has used, for the browser that hydrates the page. */
  usedMessages: () => PageMessages
}

/** `pageMessages` are those that the server has put into the page. */
export function createI18n(language: Language, pageMessages: PageMessages = {}): I18n {
  const translations = translationsInto(language)
  const { lingui } = translations
  for (const [name, messages] of Object.entries(pageMessages)) translations.add(name, messages)
  const used: PageMessages = {}
  const listed = new Set<Catalogue>()
  const translate: Translate = import.meta.env.PROD
    ? lingui.t
    : (message) => {
        requireListed(message, listed)
        return lingui.t(message)
      }
  function list(messages: readonly CatalogueMessages[]): void {
    if (!import.meta.env.PROD) for (const each of messages) listed.add(catalogueOf(each))
  }
  return {
    language,
    locale: locales[language],
    lingui,
    loadingOf: (messages) => translations.loadingOf(catalogueOf(messages)),
    load: (messages) => translations.load(catalogueOf(messages)),
    loadAll: translations.loadDefined,
    translate(...messages) {
      list(messages)
      for (const catalogue of messages.map(catalogueOf)) {
        const loaded = translations.messagesOf(catalogue)
        if (loaded) used[catalogue.name] = loaded
      }
      return translate
    },
    translateOnServer(...messages) {
      list(messages)
      return translate
    },
    usedMessages: () => used,
  }
}
