import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Meter.css'

/** `meter` for an amount out of a total, `progressbar` for the progress of a task. */
export const meterRoles = ['meter', 'progressbar'] as const
export type MeterRole = (typeof meterRoles)[number]

/** `good` for what is done, `act` for a running task, `bad` for a failed one. */
export const meterTones = ['good', 'act', 'bad'] as const
export type MeterTone = (typeof meterTones)[number]

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** The value as text: "86% complete". */
  label: string
  /** Whether the label is visible below the bar, or only for screen readers. @default true */
  isLabelShown?: boolean
  /** From 0 to 100. */
  percent: number
  /** @default 'meter' */
  role?: MeterRole
  /** @default 'good', of a progressbar 'act' */
  tone?: MeterTone
}

/** A thin bar with a label below: the completeness of a listing, the progress of an upload. */
export function Meter({
  label,
  isLabelShown = true,
  percent,
  role = 'meter',
  tone = role === 'meter' ? 'good' : 'act',
  className,
  ...rest
}: MeterProps) {
  const labelId = useId()
  const filled = Math.round(Math.min(Math.max(percent, 0), 100))
  const meterProps = {
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': filled,
    'aria-valuetext': role === 'meter' ? label : undefined,
    ...(isLabelShown ? { 'aria-labelledby': labelId } : { 'aria-label': label }),
  }
  return (
    <div className={joinClasses(styles.meter, className)} {...rest}>
      <div role={role} className={styles.track} {...meterProps}>
        <div
          className={styles.bar[tone]}
          ref={(bar) => bar?.style.setProperty('inline-size', `${filled}%`)}
        />
      </div>
      {isLabelShown && (
        <p id={labelId} className={styles.text}>
          {label}
        </p>
      )}
    </div>
  )
}
