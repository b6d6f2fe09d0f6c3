import { atom } from 'jotai'

/** Whether an admin's block has turned somebody away here; the sign-in modal says so. */
export const deniedAtom = atom(false)
