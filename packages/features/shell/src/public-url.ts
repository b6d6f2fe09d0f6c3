import { atom } from 'jotai'

/** Origin and base path under which the pages are known, such as `https://edbazaar.in`. */
export const publicUrlAtom = atom('')
