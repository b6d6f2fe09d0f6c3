'use client'

import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { jumpTo } from '../../internal/jump-to'
import type { JumpTarget } from '../JumpBar/jump-target'
import * as styles from './JumpList.css'

export interface JumpListProps extends Omit<ComponentProps<'nav'>, 'children' | 'ref'> {
  /** In the order of the page or form. */
  targets: readonly JumpTarget[]
  /** `href` of the section in view, such as the result of `useCurrentTarget`. */
  current?: string | undefined
  /** @default 'On this page' */
  label?: string
}

/**
 * The sections of a long form, one below the other, for `beside` of `Dialog`. A press scrolls to
 * the section and focuses it, and leaves the URL as it is.
 */
export function JumpList({
  targets,
  current,
  label = 'On this page',
  className,
  ...rest
}: JumpListProps) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector(`[href="${CSS.escape(current ?? '')}"]`)
    if (list.current && link) keepInView(list.current, link)
  }, [current])
  return (
    <nav ref={list} aria-label={label} className={joinClasses(styles.list, className)} {...rest}>
      <ul>
        {targets.map(({ label: text, href, isPart = false }) => (
          <li key={href}>
            <a
              href={href}
              lang={languageOf(text)}
              className={styles.link}
              data-part={isPart || undefined}
              aria-current={href === current ? 'true' : undefined}
              onClick={(event) => onClick(event, href)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function onClick(event: MouseEvent, href: JumpTarget['href']) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  jumpTo(href)
}

/** Scrolls only the list; `scrollIntoView` would also scroll the form. */
function keepInView(list: Element, link: Element) {
  const { top, bottom } = list.getBoundingClientRect()
  const box = link.getBoundingClientRect()
  if (box.top < top) list.scrollTop += box.top - top
  if (box.bottom > bottom) list.scrollTop += box.bottom - bottom
}
