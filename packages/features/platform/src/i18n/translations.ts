import { type Messages, setupI18n } from '@lingui/core'
import { type Catalogue, catalogueFile, definedCatalogues, onCatalogueDefined } from './catalogue'
import { defaultLanguage, type Language, locales } from './languages'
import { retryUntilLoaded } from './retry-until-loaded'

/** In development and in tests, messages carry their English text: they need no catalogue. */
const carriesText = !import.meta.env.PROD

/** All catalogues of one language that are loaded. They only grow, so pages can share them. */
function createTranslations(language: Language) {
  const lingui = setupI18n({
    locale: language,
    locales: locales[language],
    messages: { [language]: {} },
  })
  const loaded = new Map<string, Messages>()
  const loading = new Map<Catalogue, Promise<void>>()

  function add(name: string, messages: Messages) {
    loaded.set(name, messages)
    lingui.load(language, messages)
  }

  function isLoaded({ name }: Catalogue): boolean {
    return loaded.has(name) || (carriesText && language === defaultLanguage)
  }

  async function loadNow(catalogue: Catalogue) {
    if (isLoaded(catalogue)) return
    const read = catalogueFile(catalogue, language)
    add(catalogue.name, await (import.meta.env.SSR ? read() : retryUntilLoaded(read)))
  }

  /** One promise for each catalogue, so that React can wait for it. */
  function load(catalogue: Catalogue): Promise<void> {
    const started = loading.get(catalogue) ?? loadNow(catalogue)
    loading.set(catalogue, started)
    return started
  }

  // In a browser, a catalogue begins to load as soon as the code that needs it is there.
  if (!import.meta.env.SSR) onCatalogueDefined(load)

  return {
    lingui,
    add,
    isLoaded,
    load,
    loadDefined: () => Promise.all(definedCatalogues().map(load)),
    messagesOf: ({ name }: Catalogue) => loaded.get(name),
  }
}

type Translations = ReturnType<typeof createTranslations>

const byLanguage = new Map<Language, Translations>()

/** The translations into a language: nothing here says which language a page has. */
export function translationsInto(language: Language): Translations {
  const translations = byLanguage.get(language) ?? createTranslations(language)
  byLanguage.set(language, translations)
  return translations
}
