import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { notProvided } from './NotProvided.css'

export type NotProvidedProps = ComponentProps<'em'>

/** Stands where a fact is missing, so that a gap is never mistaken for a zero. */
export function NotProvided({ className, children = 'Not provided', ...rest }: NotProvidedProps) {
  return (
    <em className={joinClasses(notProvided, className)} {...rest}>
      {children}
    </em>
  )
}
