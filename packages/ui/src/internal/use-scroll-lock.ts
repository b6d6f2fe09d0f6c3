import { useLayoutEffect } from 'react'

let locks = 0
let unlock = () => {}

/**
 * Locks the scrolling of the page while the component is mounted. Reserves the scrollbar's width,
 * so that nothing shifts. Several components can lock at once.
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
