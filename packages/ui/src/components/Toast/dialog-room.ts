import { keepFieldClear } from './keep-field-clear'

/** Between a toast and what it must not cover, and between a toast and the edge of the window. */
const gap = 8

/** Custom properties of a place that has `data-room`. */
export const room = { top: '--eb-toast-top', bottom: '--eb-toast-bottom' } as const

interface Room {
  side: keyof typeof room
  pixels: number
}

/**
 * Where toasts cover neither the title of a dialog nor its buttons: below the dialog, above its
 * footer, or below its header if there is no footer or a keyboard covers it. Null if they fit above
 * the dialog.
 */
function roomIn(dialog: HTMLElement, height: number): Room | null {
  const { offsetTop: top, offsetHeight } = dialog
  if (top >= height + 2 * gap) return null
  const end = top + offsetHeight
  const visible = window.visualViewport?.height ?? window.innerHeight
  if (visible - end >= height + 2 * gap) return { side: 'top', pixels: end + gap }
  const footer = dialog.querySelector<HTMLElement>(':scope > footer')
  const header = dialog.querySelector<HTMLElement>(':scope > header')
  const footerTop = end - (footer?.offsetHeight ?? 0)
  return footer !== null && footerTop <= visible
    ? { side: 'bottom', pixels: window.innerHeight - footerTop + gap }
    : { side: 'top', pixels: top + (header?.offsetHeight ?? 0) + gap }
}

/**
 * Keeps a place of toasts clear of the title and the buttons of the topmost dialog, and the focused
 * field clear of the toasts. Returns a function that ends it.
 */
export function keepClearOfDialogs(place: HTMLElement): () => void {
  let observed: HTMLElement | undefined
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update)
  const children = new MutationObserver(update)

  function update() {
    const dialog = [...document.querySelectorAll<HTMLElement>('body > [data-shape]')].at(-1)
    if (dialog !== observed) {
      if (observed) sizes?.unobserve(observed)
      if (dialog) sizes?.observe(dialog)
      observed = dialog
    }
    const found = dialog ? roomIn(dialog, place.offsetHeight) : null
    for (const name of Object.values(room)) place.style.removeProperty(name)
    place.toggleAttribute('data-room', found !== null)
    if (found !== null) place.style.setProperty(room[found.side], `${found.pixels}px`)
    keepFieldClear(place)
  }

  update()
  sizes?.observe(place)
  // Every dialog is a child of the body.
  children.observe(document.body, { childList: true })
  const events = new AbortController()
  const { signal } = events
  document.addEventListener('focusin', () => keepFieldClear(place), { signal })
  window.addEventListener('resize', update, { signal })
  window.visualViewport?.addEventListener('resize', update, { signal })
  return () => {
    sizes?.disconnect()
    children.disconnect()
    events.abort()
  }
}
