/** The widget's events, without their prefix. */
const eventNames = ['suggest', 'select', 'submit', 'error'] as const

/** An event with a short summary. */
export interface WidgetEvent {
  name: string
  text: string
  /** The page that the widget would have opened. */
  targetUrl?: string
}

/**
 * Reports each event of a widget, and prevents it from opening pages, so that the preview stays on
 * this page. Returns a function that removes the listeners.
 */
export function listenToWidget(widget: Element, onEvent: (event: WidgetEvent) => void): () => void {
  const onWidgetEvent = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    if (event.type.endsWith(':select') || event.type.endsWith(':submit')) event.preventDefault()
    onEvent({ name: event.type, ...summaryOf(event.detail) })
  }
  for (const name of eventNames) widget.addEventListener(`edbazaar-search:${name}`, onWidgetEvent)
  return () => {
    for (const name of eventNames)
      widget.removeEventListener(`edbazaar-search:${name}`, onWidgetEvent)
  }
}

interface Detail {
  query?: string
  suggestions?: readonly unknown[]
  suggestion?: { url?: string }
  url?: string
  msg?: string
}

function summaryOf({
  query,
  suggestions,
  suggestion,
  url,
  msg,
}: Detail): Omit<WidgetEvent, 'name'> {
  const quotedQuery = `“${query ?? ''}”`
  if (suggestions) return { text: `${quotedQuery}: ${suggestions.length}` }
  const targetUrl = suggestion?.url ?? url
  return targetUrl ? { text: quotedQuery, targetUrl } : { text: `${quotedQuery}: ${msg ?? ''}` }
}
