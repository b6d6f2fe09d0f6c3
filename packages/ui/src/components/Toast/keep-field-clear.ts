import { scrollContainerOf } from '../../internal/scroll-container'

/** Between a toast and the field that is being filled in. */
const gap = 12

const fields = 'input, textarea, select, [contenteditable="true"]'

/** Scrolls the focused field out from under a toast. */
export function keepFieldClear(place: Element): void {
  const field = document.activeElement
  if (!field?.matches(fields) || place.contains(field)) return
  const toast = place.getBoundingClientRect()
  const box = field.getBoundingClientRect()
  const isCovered =
    box.top < toast.bottom &&
    toast.top < box.bottom &&
    box.left < toast.right &&
    toast.left < box.right
  if (!isCovered || toast.height === 0) return
  const container = scrollContainerOf(field)
  const isToastBelow = toast.top + toast.bottom > window.innerHeight
  const by = isToastBelow ? box.bottom - toast.top + gap : box.top - toast.bottom - gap
  container.scrollBy({ top: by, behavior: 'instant' })
}
