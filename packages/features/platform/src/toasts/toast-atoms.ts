import type { ToastAction, ToastType } from '@edbazaar/ui/Toast'
import { atom } from 'jotai'

export interface ToastContent {
  message: string
  type: ToastType
  /** Such as Undo. */
  action?: ToastAction
}

/** The current toast; `key` distinguishes two toasts with the same message. */
export const toastAtom = atom<(ToastContent & { key: number }) | null>(null)

/** Shows a toast and replaces the current one. */
export const showToastAtom = atom(null, (get, set, content: ToastContent) =>
  set(toastAtom, { ...content, key: (get(toastAtom)?.key ?? 0) + 1 }),
)
