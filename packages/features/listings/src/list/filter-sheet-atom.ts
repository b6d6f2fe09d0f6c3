import { atom } from 'jotai'

/** Whether the phone's sheet of filters is open. */
export const filterSheetAtom = atom(false)
