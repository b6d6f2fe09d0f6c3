import { atom } from 'jotai'

/** Whether the filter sheet on phones is open. */
export const filterSheetAtom = atom(false)
