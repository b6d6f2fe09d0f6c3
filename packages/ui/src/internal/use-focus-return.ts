import { type RefObject, useRef } from 'react'

interface FocusPlaces {
  /** What has the focus at first; otherwise the window itself. */
  first?: RefObject<HTMLElement | null> | undefined
  /** What gets it in the end, where not what had it before. Read at that moment. */
  last?: RefObject<HTMLElement | null> | undefined
}

/** Where the focus goes as a window opens over the page and closes: for radix's `Content`. */
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
      // What opened it may have gone meanwhile: then to the page's content, not to nowhere.
      const next = before?.isConnected ? before : document.querySelector('main')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    },
  }
}
