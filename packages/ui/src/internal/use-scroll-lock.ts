import { useLayoutEffect } from 'react'

let locks = 0
let unlock = () => {}

/**
 * Holds the page behind still while the component is shown. The room of the scrollbar is kept, so
 * that nothing shifts. Several may hold it at once.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    locks += 1
    if (locks === 1) unlock = lockScroll(document.documentElement)
    return () => {
      locks -= 1
      if (locks === 0) unlock()
    }
  }, [])
}

function lockScroll(root: HTMLElement): () => void {
  const { overflow, paddingInlineEnd } = root.style
  const scrollbarWidth = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  if (scrollbarWidth > 0) root.style.paddingInlineEnd = `${scrollbarWidth}px`
  return () => {
    root.style.overflow = overflow
    root.style.paddingInlineEnd = paddingInlineEnd
  }
}
