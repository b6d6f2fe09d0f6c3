import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Skeleton.css'

export const skeletonWidths = ['quarter', 'half', 'most', 'full'] as const
export type SkeletonWidth = (typeof skeletonWidths)[number]

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The share of the line that it fills. @default 'full' */
  width?: SkeletonWidth
}

/** A grey bar in place of loading text, with the height of the text. It is not animated. */
export function Skeleton({ width = 'full', className, ...rest }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={joinClasses(styles.width[width], className)} {...rest} />
  )
}
