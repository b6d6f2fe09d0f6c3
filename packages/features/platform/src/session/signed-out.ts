import { atom } from 'jotai'

/** Whether the user has signed out since the page loaded. */
export const hasSignedOutAtom = atom(false)
