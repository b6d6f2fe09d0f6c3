import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { hidden } from './VisuallyHidden.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text only for screen readers. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={joinClasses(hidden, className)} {...rest} />
}
