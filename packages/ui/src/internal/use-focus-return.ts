import { type RefObject, useRef } from 'react'

interface FocusPlaces {
  /** Element that receives focus first; by default the dialog. */
  first?: RefObject<HTMLElement | null> | undefined
  /** Element that receives focus on close, if the previous one is gone. Read at that moment. */
  last?: RefObject<HTMLElement | null> | undefined
}

/** Moves focus when a dialog opens and closes, for Radix's `Content`. */
export function useFocusReturn({ first, last }: FocusPlaces = {}) {
  const focusedBefore = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      focusedBefore.current = document.activeElement
      const target = first?.current ?? event.currentTarget
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      target.focus({ preventScroll: true })
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const before = last?.current ?? focusedBefore.current
      // If the opener is gone, focus moves to the page's content, unless a dialog around this one
      // has closed with it and returned the focus.
      const isLost = document.activeElement === document.body
      const next = before?.isConnected ? before : isLost && document.querySelector('main')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    },
  }
}
