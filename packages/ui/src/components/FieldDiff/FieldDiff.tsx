'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { LockIcon } from '../Icon/review-icons'
import { TriangleAlertIcon } from '../Icon/work-icons'
import { type DiffLabels, defaultLabels } from './diff-labels'
import * as styles from './FieldDiff.css'
import { FieldValues } from './FieldValues'
import type { FieldDifference } from './field-difference'

export interface FieldDiffProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The name of the field: "Contact email". */
  name: string
  /** Whether the new value is public: "Public now", "Held". */
  state?: string | undefined
  /** Whether the new value waits for a decision; the state then has a padlock. @default false */
  isHeld?: boolean
  difference: FieldDifference
  /** Findings of a check in this field, one sentence each. */
  findings?: readonly ReactNode[]
  /** With it, the field has a checkbox, such as to choose it for rejection. */
  selection?:
    | {
        label: string
        isSelected: boolean
        isDisabled?: boolean | undefined
        onChange: (isSelected: boolean) => void
      }
    | undefined
  labels?: Partial<DiffLabels> | undefined
}

/** One field before and after a change. Signs, strokes and lines show what colour repeats. */
export function FieldDiff({
  name,
  state,
  isHeld = false,
  difference,
  findings = [],
  selection,
  labels: givenLabels,
  className,
  ...rest
}: FieldDiffProps) {
  const id = useId()
  const labels = { ...defaultLabels, ...givenLabels }
  return (
    <li
      data-kind={difference.kind}
      data-selected={selection?.isSelected || undefined}
      className={joinClasses(styles.field, className)}
      {...rest}
    >
      {selection ? (
        <input
          type="checkbox"
          id={id}
          className={styles.box}
          aria-label={selection.label}
          checked={selection.isSelected}
          disabled={selection.isDisabled}
          onChange={({ target }) => selection.onChange(target.checked)}
        />
      ) : (
        <span />
      )}
      <div className={styles.name}>
        <label htmlFor={selection ? id : undefined} className={styles.label}>
          {name}
        </label>
        {state !== undefined && (
          <span className={styles.state} data-held={isHeld || undefined}>
            {isHeld && <LockIcon size="small" />}
            {state}
          </span>
        )}
      </div>
      <FieldValues difference={difference} labels={labels} />
      {findings.map((finding, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity
        <p key={at} className={styles.finding}>
          <TriangleAlertIcon size="small" />
          <span>{finding}</span>
        </p>
      ))}
    </li>
  )
}
