import type { AnchorProps } from '@edbazaar/ui/Link'
import { type MouseEvent, use } from 'react'
import { RouteLinkContext } from './route-link-context'

/** Pages go through the router; media, other sites and places on this page do not. */
export function isPage(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !/^\/(?:media|api)\//.test(href)
}

interface RouterAnchorProps extends AnchorProps {
  /** Keeps the reader at the same place of the page, as for a filter. Any value. */
  'data-keep-place'?: string
}

/**
 * The link that `@edbazaar/ui` renders for every address. A plain `<a>` with one handler: the
 * router's own link costs more on the server, and in bytes, than we use of it.
 */
export function RouterAnchor({ href, onClick, ...rest }: RouterAnchorProps) {
  const { basePath, follow } = use(RouteLinkContext)
  if (!isPage(href)) return <a href={href} onClick={onClick} {...rest} />
  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!isOurs(event)) return
    event.preventDefault()
    follow(href, { keepsPlace: rest['data-keep-place'] !== undefined })
  }
  return <a href={basePath + href} onClick={onFollow} {...rest} />
}

/** A plain click on a link of this window; anything else is the browser's. */
function isOurs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, currentTarget } = event
  const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
  return isPlain && !defaultPrevented && ['', '_self'].includes(currentTarget.target)
}
