import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { hidden } from './VisuallyHidden.css'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Words for screen readers alone. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={joinClasses(hidden, className)} {...rest} />
}
