import { type ComponentProps, useId } from 'react'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './Meter.css'

/** `meter` tells how much there is of something; `progressbar` how far something under way is. */
export const meterRoles = ['meter', 'progressbar'] as const
export type MeterRole = (typeof meterRoles)[number]

/** `good` counts what is achieved, `act` what is under way, `bad` what stopped. */
export const meterTones = ['good', 'act', 'bad'] as const
export type MeterTone = (typeof meterTones)[number]

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What the bar says in words: "86% complete". */
  label: string
  /** Whether the label is seen under the bar, or only spoken as its name. @default true */
  isLabelShown?: boolean
  /** From 0 to 100. */
  percent: number
  /** @default 'meter' */
  role?: MeterRole
  /** @default 'good', of a progressbar 'act' */
  tone?: MeterTone
}

/** A thin bar with its words beneath: how complete a listing is, how far an upload has come. */
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
        <p id={labelId} className={styles.words}>
          {label}
        </p>
      )}
    </div>
  )
}
