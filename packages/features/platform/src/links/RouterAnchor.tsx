import type { AnchorProps } from '@edbazaar/ui/Link'
import { type MouseEvent, use } from 'react'
import { RouteLinkContext } from './route-link-context'

/** Whether the router handles a link. Media, API and external links and fragments stay with the browser. */
export function isPage(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !/^\/(?:media|api)\//.test(href)
}

interface RouterAnchorProps extends AnchorProps {
  /** Keeps the scroll position, as for a filter link. Any value. */
  'data-keep-place'?: string
}

/**
 * The link component of `@edbazaar/ui`: a plain `<a>` with one handler. The router's own `Link` is
 * larger and slower to render on the server.
 */
export function RouterAnchor({ href, onClick, ...rest }: RouterAnchorProps) {
  const { basePath, follow } = use(RouteLinkContext)
  if (!isPage(href)) return <a href={href} onClick={onClick} {...rest} />
  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    follow(href, { keepsPlace: rest['data-keep-place'] !== undefined })
  }
  return <a href={basePath + href} onClick={onFollow} {...rest} />
}

/** A click without modifier keys on a link of this window. The browser handles everything else. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, currentTarget } = event
  const isPlain = button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
  return isPlain && !defaultPrevented && ['', '_self'].includes(currentTarget.target)
}
