import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { TrendingDownIcon, TrendingUpIcon } from '../Icon/chart-icons'
import { MinusIcon } from '../Icon/work-icons'
import { Anchor } from '../Link/LinkProvider'
import { NotProvided } from '../NotProvided/NotProvided'
import * as styles from './Stat.css'
import type { StatTone, StatTrend } from './stat-look'

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the number: "Enquiries". */
  label: string
  /** Content next to the label, such as a button that opens the definition. */
  info?: ReactNode
  /** The formatted figure: "48,216". Put the unit in `<small>`. Null if unknown. */
  value: ReactNode
  /** Links the figure to the rows behind it. */
  href?: string | undefined
  /** The change since the previous period, with its sign: "+15.0%". */
  change?: string | undefined
  /** Shows an arrow before the change. */
  trend?: StatTrend | undefined
  /** The colour of the change. @default 'neutral' */
  tone?: StatTone
  /** The previous figure, or the dates covered: "from 41,930". */
  period?: ReactNode
  /** An optional `Sparkline`, shown next to the figure. */
  children?: ReactNode
}

const arrows = {
  up: <TrendingUpIcon size="small" />,
  down: <TrendingDownIcon size="small" />,
  same: <MinusIcon size="small" />,
}

/** A figure with its change. Wrap it in a `StatList`, even if it is the only one. */
export function Stat({
  label,
  info,
  value,
  href,
  change,
  trend,
  tone = 'neutral',
  period,
  className,
  children,
  ...rest
}: StatProps) {
  const isMissing = value === null || value === undefined || value === ''
  return (
    <div className={joinClasses(styles.stat, className)} {...rest}>
      <dt className={styles.label}>
        <span lang={languageOf(label)}>{label}</span>
        {info}
      </dt>
      <dd className={styles.figure}>
        {isMissing ? (
          <NotProvided />
        ) : (
          <span className={styles.value}>
            {href === undefined ? (
              value
            ) : (
              <Anchor href={href} className={styles.link}>
                {value}
              </Anchor>
            )}
          </span>
        )}
        {children}
      </dd>
      {(change || period) && (
        <dd className={styles.compared} data-tone={tone}>
          {change && (
            <span className={styles.change}>
              {trend && arrows[trend]}
              {change}
            </span>
          )}
          {period && <span>{period}</span>}
        </dd>
      )}
    </div>
  )
}

export interface StatListProps extends ComponentProps<'dl'> {
  /** Accessible name of the list: "Figures of the last 13 weeks". */
  label: string
}

/** Lays out figures in columns with hairlines between them: two columns on a phone, more if they fit. */
export function StatList({ label, className, children, ...rest }: StatListProps) {
  return (
    <dl aria-label={label} className={joinClasses(styles.list, className)} {...rest}>
      {children}
    </dl>
  )
}
