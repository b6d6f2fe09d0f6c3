import type { ToastType } from '@edbazaar/ui/Toast'
import { atom } from 'jotai'

export interface ToastNews {
  message: string
  type: ToastType
}

/** The toast that is shown; `key` tells two with the same words apart. */
export const toastAtom = atom<(ToastNews & { key: number }) | null>(null)

/** Shows a toast in place of the last one: what it says, and whether it is good news. */
export const showToastAtom = atom(null, (get, set, news: ToastNews) =>
  set(toastAtom, { ...news, key: (get(toastAtom)?.key ?? 0) + 1 }),
)
