import type { MouseEvent } from 'react'

/** The page's own search box, if it has one. */
export function searchField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('#main search input')
}

/** Focuses the page's search box, if it has one, instead of following a link to the search page. */
export function focusSearchField(event: MouseEvent<HTMLAnchorElement>) {
  const field = searchField()
  if (field === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  field.focus()
  field.select()
}
