import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { notProvided } from './NotProvided.css'

export type NotProvidedProps = ComponentProps<'em'>

/** Shown for a missing value, so that a gap is not mistaken for zero. */
export function NotProvided({ className, children = 'Not provided', ...rest }: NotProvidedProps) {
  return (
    <em className={joinClasses(notProvided, className)} {...rest}>
      {children}
    </em>
  )
}
