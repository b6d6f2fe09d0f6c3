import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Delay before the tooltip shows on hover, in milliseconds. */
const showAfter = 400
/** Delay before the tooltip hides, in milliseconds. */
const hideAfter = 120

/**
 * Shows and hides a tooltip: on hover after a delay, on keyboard focus at once, never on touch.
 * Escape hides it without moving the focus.
 */
export function useTip(tip: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined)
  const listening = useRef<AbortController>(undefined)

  function hide() {
    window.clearTimeout(timer.current)
    listening.current?.abort()
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }
  function show() {
    window.clearTimeout(timer.current)
    if (tip.current === null || tip.current.matches(':popover-open')) return
    tip.current.showPopover()
    listening.current = new AbortController()
    // Listens on the window, so that a surrounding dialog does not close.
    window.addEventListener('keydown', onEscape, {
      capture: true,
      signal: listening.current.signal,
    })
  }
  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    hide()
  }
  function showSoon() {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(show, showAfter)
  }
  function hideSoon() {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(hide, hideAfter)
  }
  useEffect(() => {
    return () => {
      window.clearTimeout(timer.current)
      listening.current?.abort()
    }
  }, [])

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') showSoon()
    },
    onPointerLeave: hideSoon,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) show()
    },
    onBlur: hide,
    // The tooltip would cover what the press opens or changes.
    onClick: hide,
  }
}
