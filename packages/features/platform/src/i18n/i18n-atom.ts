import { atom } from 'jotai'
import type { I18n } from './create-i18n'

/** The language and the messages of the page. Set once, before anything renders. */
export const i18nAtom = atom<I18n | null>(null)
