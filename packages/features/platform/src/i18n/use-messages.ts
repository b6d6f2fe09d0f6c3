import type { Locale } from '@edbazaar/ui/formatting'
import { type createStore, useStore } from 'jotai'
import { use } from 'react'
import type { CatalogueMessages } from './catalogue'
import type { I18n, Translate } from './create-i18n'
import { i18nAtom } from './i18n-atom'

type Store = Pick<ReturnType<typeof createStore>, 'get'>

/** The function that writes these messages. The component waits until their catalogues are loaded. */
export function useMessages(...messages: readonly CatalogueMessages[]): Translate {
  const i18n = useI18n()
  for (const each of messages) {
    // React replays a component that waited: it must use the same promises again.
    const loading = i18n.loadingOf(each)
    if (loading) use(loading)
  }
  return i18n.translate(...messages)
}

/** The locale of the page, for the functions of `@edbazaar/ui/formatting`. */
export function useLocale(): Locale {
  return useI18n().locale
}

/** The language and the messages of the page. */
export function useI18n(): I18n {
  return i18nOf(useStore())
}

/** Loads the function that `useMessages` returns, for atoms and other code outside components. */
export async function loadMessages(store: Store, messages: CatalogueMessages): Promise<Translate> {
  const i18n = i18nOf(store)
  await i18n.load(messages)
  return i18n.translate(messages)
}

/** A page keeps its language, so nothing subscribes to the atom. */
function i18nOf(store: Store): I18n {
  const i18n = store.get(i18nAtom)
  if (i18n === null) throw new Error('Set i18nAtom of the store before anything renders.')
  return i18n
}
