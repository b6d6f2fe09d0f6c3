import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { line } from './ProgressLine.css'

export interface ProgressLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the next page is loading. */
  isActive: boolean
  /** Accessible name. @default 'Loading page' */
  label?: string
}

/** A thin line along the top of the window while a page loads. */
export function ProgressLine({
  isActive,
  label = 'Loading page',
  className,
  ...rest
}: ProgressLineProps) {
  if (!isActive) return null
  return (
    <div role="progressbar" aria-label={label} className={joinClasses(line, className)} {...rest} />
  )
}
