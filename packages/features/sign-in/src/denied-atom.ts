import { atom } from 'jotai'

/** Whether a sign-in was denied because an admin has blocked the account. The modal says so. */
export const deniedAtom = atom(false)
