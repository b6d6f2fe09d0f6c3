import { messages } from '../messages'

/** The box's events, by the end of their names. */
const names = ['suggest', 'select', 'submit', 'error'] as const

/** What an event said, in short. */
export interface SaidEvent {
  name: string
  text: string
}

/**
 * Tells of each event of a box. Pages that would open do not: whoever tries the box stays where it
 * is made. Returns what ends it.
 */
export function listenTo(box: Element, onEvent: (event: SaidEvent) => void): () => void {
  const hear = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    if (event.type.endsWith(':select') || event.type.endsWith(':submit')) event.preventDefault()
    onEvent({ name: event.type, text: textOf(event.detail) })
  }
  for (const name of names) box.addEventListener(`edbazaar-search:${name}`, hear)
  return () => {
    for (const name of names) box.removeEventListener(`edbazaar-search:${name}`, hear)
  }
}

interface Detail {
  query?: string
  suggestions?: readonly unknown[]
  suggestion?: { url?: string }
  url?: string
  msg?: string
}

function textOf({ query, suggestions, suggestion, url, msg }: Detail): string {
  const asked = `“${query ?? ''}”`
  if (suggestions) return `${asked}: ${suggestions.length}`
  const address = suggestion?.url ?? url
  return address ? `${asked} ${messages.opens} ${address}` : `${asked}: ${msg ?? ''}`
}
