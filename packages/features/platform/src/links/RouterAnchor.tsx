import type { AnchorProps } from '@edbazaar/ui/Link'
import { type MouseEvent, use } from 'react'
import { isPlainClick } from './plain-click'
import { RouteLinkContext } from './route-link-context'

const isPath = (href: string) => /^\/(?![/\\])/.test(href)
const isFile = (path: string) => /^\/(?:media|api)\//.test(path)

/** The URL of a link, and whether the router opens it. */
interface LinkTarget {
  /** With BASE_PATH, which URLs of media in responses already have. */
  url: string
  /** Not media, the API, another site or a fragment. */
  isPage: boolean
}

export function linkTarget(href: string, basePath: string): LinkTarget {
  const hasBasePath = href.startsWith(`${basePath}/`) && isFile(href.slice(basePath.length))
  if (hasBasePath || !isPath(href)) return { url: href, isPage: false }
  return { url: basePath + href, isPage: !isFile(href) }
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
  const { url, isPage } = linkTarget(href, basePath)
  if (!isPage) return <a href={url} onClick={onClick} {...rest} />
  function onFollow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!isForThisWindow(event)) return
    event.preventDefault()
    follow(href, { keepsPlace: rest['data-keep-place'] !== undefined })
  }
  return <a href={url} onClick={onFollow} {...rest} />
}

const isForThisWindow = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  isPlainClick(event) &&
  !event.defaultPrevented &&
  ['', '_self'].includes(event.currentTarget.target)
