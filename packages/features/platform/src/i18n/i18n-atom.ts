import { atom } from 'jotai'
import { createContext } from 'react-router-dom'
import type { I18n } from './create-i18n'

/** The language and the messages of the page. Set once, before anything renders. */
export const i18nAtom = atom<I18n | null>(null)

/** The language and the messages of the page, for actions of routes. The server sets it. */
export const i18nContext = createContext<I18n>()
