import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Badge.css'

export const badgeTones = ['plain', 'good', 'bad', 'accent', 'act'] as const
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge: a kind, a good or bad state, a highlight or a selection. @default 'plain' */
  tone?: BadgeTone
}

/** A label of one or two words: "Schools", "New". */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span className={joinClasses(styles.tone[tone], className)} {...rest} />
}

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A whole number. */
  count: number
}

/** A count, such as the number of selected filters. */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  return (
    <span className={joinClasses(styles.count, className)} {...rest}>
      {count}
    </span>
  )
}
