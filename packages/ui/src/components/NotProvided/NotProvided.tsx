'use client'

import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { useSharedLabels } from '../../internal/shared-labels'
import { notProvided } from './NotProvided.css'

export type NotProvidedProps = ComponentProps<'em'>

/**
 * Shown for a missing value, so that a gap is not mistaken for zero. Without content it says
 * "Not provided", or what `LocaleProvider` says.
 */
export function NotProvided({ className, children, ...rest }: NotProvidedProps) {
  const { notProvided: text } = useSharedLabels()
  return (
    <em className={joinClasses(notProvided, className)} {...rest}>
      {children ?? text}
    </em>
  )
}
