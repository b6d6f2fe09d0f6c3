import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { TrendingDownIcon, TrendingUpIcon } from '../Icon/chart-icons'
import { MinusIcon } from '../Icon/icons'
import { Anchor } from '../Link/LinkProvider'
import { NotProvided } from '../NotProvided/NotProvided'
import * as styles from './Stat.css'
import type { StatTone, StatTrend } from './stat-look'

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted: "Enquiries". */
  label: string
  /** Beside the label, such as a button that opens the definition. */
  info?: ReactNode
  /** The figure, written out: "48,216". Put a unit into `<small>`. Null where it is not known. */
  value: ReactNode
  /** Where the rows behind it are; makes the figure a link. */
  href?: string | undefined
  /** Against the period before, with its sign: "+15.0%". */
  change?: string | undefined
  /** Which way it went; draws an arrow before the change. */
  trend?: StatTrend | undefined
  /** Whether that is good news. @default 'neutral' */
  tone?: StatTone
  /** What it is compared with, or which days it covers: "from 41,930". */
  period?: ReactNode
  /** A `Sparkline`, beside the figure. */
  children?: ReactNode
}

const arrows = {
  up: <TrendingUpIcon size="small" />,
  down: <TrendingDownIcon size="small" />,
  same: <MinusIcon size="small" />,
}

/** One figure with its change. It stands in a `StatList`, also where it is alone. */
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
  /** Spoken as the name of the group: "Figures of the last 13 weeks". */
  label: string
}

/** Figures side by side, parted by hairlines: two columns on a phone, more where they fit. */
export function StatList({ label, className, children, ...rest }: StatListProps) {
  return (
    <dl aria-label={label} className={joinClasses(styles.list, className)} {...rest}>
      {children}
    </dl>
  )
}
