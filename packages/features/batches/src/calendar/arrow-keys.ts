import type { KeyboardEvent } from 'react'

/**
 * Moves the focus between the sessions of a week: up and down within a day, left and right to the
 * session nearest in time on the next day that has one. Links, and buttons for several sessions, carry
 * `data-day` and `data-from`.
 */
export function onArrowKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-day]')].filter(isDrawn)
  const next = nextLink(links, target, key)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const isDrawn = (link: HTMLElement): boolean => {
  const item = link.closest('li')
  return item === null || getComputedStyle(item).display !== 'none'
}

function nextLink(links: readonly HTMLElement[], from: HTMLElement, key: string) {
  const day = from.dataset.day ?? ''
  const ofDay = (name: string) => links.filter((link) => link.dataset.day === name)
  const at = ofDay(day).indexOf(from)
  if (at === -1) return undefined
  if (key === 'ArrowDown') return ofDay(day)[at + 1]
  if (key === 'ArrowUp') return ofDay(day)[at - 1]
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  const days = [...new Set(links.map((link) => link.dataset.day ?? ''))].sort()
  const other = days[days.indexOf(day) + (key === 'ArrowRight' ? 1 : -1)]
  if (other === undefined) return undefined
  const distance = (link: HTMLElement) =>
    Math.abs(Number(link.dataset.from) - Number(from.dataset.from))
  return ofDay(other).toSorted((a, b) => distance(a) - distance(b))[0]
}
