import type { AdminJob } from '@edbazaar/api-client'
import { atom } from 'jotai'

/** The job whose dialog is open, and its action. */
export interface OpenedJob {
  readonly job: AdminJob
  readonly outcome: 'expire' | 'reopen'
}

export const openedJobAtom = atom<OpenedJob | null>(null)
// A page that is left closes its dialog.
openedJobAtom.onMount = (setOpened) => () => setOpened(null)
