import { atom } from 'jotai'

/** The path of the school list that was shown last, with its filters; null if there was none. */
export const schoolListPathAtom = atom<string | null>(null)
