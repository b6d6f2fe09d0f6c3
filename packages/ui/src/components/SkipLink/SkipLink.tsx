import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { skipLink } from './SkipLink.css'

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the element to go to, with its hash. @default '#main' */
  href?: `#${string}`
}

/** The first tab stop: skips the menu and moves to the content. Hidden until focused. */
export function SkipLink({
  href = '#main',
  className,
  children = 'Skip to content',
  ...rest
}: SkipLinkProps) {
  return (
    <a href={href} className={joinClasses(skipLink, className)} {...rest}>
      {children}
    </a>
  )
}
