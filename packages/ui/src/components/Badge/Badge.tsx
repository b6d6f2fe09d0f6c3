import type { ComponentProps } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Badge.css'

export const badgeTones = ['plain', 'good', 'bad', 'accent', 'act'] as const
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the word means: news good or bad, a mark, a choice. @default 'plain' */
  tone?: BadgeTone
}

/** One or two words about a thing: "Schools", "New". */
export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span className={joinClasses(styles.tone[tone], className)} {...rest} />
}

export interface CountBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many; a whole number. */
  count: number
}

/** A number on marigold, such as the filters in use. */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  return (
    <span className={joinClasses(styles.count, className)} {...rest}>
      {count}
    </span>
  )
}
