import { atom } from 'jotai'

/** Public origin and base path of the site, such as `https://edbazaar.in`. */
export const publicUrlAtom = atom('')
