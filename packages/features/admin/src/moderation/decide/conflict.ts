import { atom } from 'jotai'

/** A decision that was refused, because somebody else was first or the owner has edited since. */
export interface Conflict {
  /** The id of the case. */
  id: number
  /** The message of the API: who decided what, or that the owner has edited. */
  message: string
}

export const conflictAtom = atom<Conflict | null>(null)
