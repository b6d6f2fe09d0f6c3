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
    const read = catalogueFile(catalogue, language)
    add(catalogue.name, await (import.meta.env.SSR ? read() : retryUntilLoaded(read)))
  }

  /**
   * One promise for each catalogue, so that React can wait for it, also once it is loaded. Null for
   * a catalogue that did not have to be loaded.
   */
  function loadingOf(catalogue: Catalogue): Promise<void> | null {
    const known = loading.get(catalogue)
    if (known) return known
    if (isLoaded(catalogue)) return null
    const started: Promise<void> = loadNow(catalogue).then(() => {
      // React's `use` returns at once for a promise that says so.
      Object.assign(started, { status: 'fulfilled', value: undefined })
    })
    loading.set(catalogue, started)
    return started
  }

  const load = async (catalogue: Catalogue) => loadingOf(catalogue)

  // In a browser, a catalogue begins to load as soon as the code that needs it is there.
  if (!import.meta.env.SSR) onCatalogueDefined(load)

  return {
    lingui,
    add,
    loadingOf,
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
