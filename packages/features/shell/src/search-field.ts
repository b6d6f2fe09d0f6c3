import type { MouseEvent } from 'react'

/** The page's own search box, where it has one. */
export function searchField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#main search input')
}

/** A link to the search page needs none where a box is on the page: the cursor goes there. */
export function focusSearchField(event: MouseEvent<HTMLAnchorElement>) {
  const field = searchField()
  if (field === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  field.focus()
  field.select()
}
