import type { ReactNode } from 'react'
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css'
import * as styles from './field.css'

const labelPlaces = ['above', 'before', 'hidden'] as const
type LabelPlace = (typeof labelPlaces)[number]

export interface FieldText {
  /** Name of the field, which screen readers also read. */
  label: string
  /** Above the field, before it on the same line, or only for screen readers. @default 'above' */
  labelPlace?: LabelPlace
  /** Help text under the field. */
  hint?: ReactNode
  /** Error message. Marks the field as invalid. */
  error?: ReactNode
  /** Content at the end of the label's line, such as a `SaveState`. */
  labelEnd?: ReactNode
}

/** The ids of the hint and error of a field, or undefined if it has neither. */
export function describedBy(id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return ids === '' ? undefined : ids
}

interface FieldProps extends FieldText {
  id: string
  children: ReactNode
}

/** A field with its label, hint and error. */
export function Field({
  id,
  label,
  labelPlace = 'above',
  hint,
  error,
  labelEnd,
  children,
}: FieldProps) {
  const labelled = (
    <label htmlFor={id} className={labelPlace === 'hidden' ? hidden : styles.label}>
      {label}
    </label>
  )
  return (
    <div className={styles.field} data-label={labelPlace}>
      {labelEnd === undefined ? (
        labelled
      ) : (
        <div className={styles.head}>
          {labelled}
          {labelEnd}
        </div>
      )}
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
