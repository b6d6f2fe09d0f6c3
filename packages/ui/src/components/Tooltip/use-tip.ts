import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** How long a pointer rests on the trigger before the tip shows, in milliseconds. */
const showAfter = 400
/** Time for the pointer to cross from the trigger to the tip, in milliseconds. */
const hideAfter = 120

/**
 * Shows and hides a tip: after a rest of the mouse or pen, at once on keyboard focus, never on touch.
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
    // At the window, before a dialog around the trigger hears the key and closes.
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
    // What is pressed opens or changes something: the tip would cover it.
    onClick: hide,
  }
}
