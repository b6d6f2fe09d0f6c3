'use client'

import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { input } from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import * as styles from './RangeField.css'
import type { Range } from './use-draft'

interface NumberFieldsProps {
  labels: readonly [from: string, to: string]
  min: number
  value: Range
  format: (value: number) => string
  onValue: (value: Range) => void
}

/** Two text fields for exact values, which may be above the maximum of the thumbs. */
export function NumberFields({ labels, min, value, format, onValue }: NumberFieldsProps) {
  const [low, high] = value
  return (
    <div className={styles.fields}>
      <NumberInput
        label={labels[0]}
        text={format(low)}
        onNumber={(typed) => onValue([Math.max(typed, min), Math.max(typed, min, high)])}
      />
      <span aria-hidden="true">–</span>
      <NumberInput
        label={labels[1]}
        text={format(high)}
        onNumber={(typed) => onValue([Math.min(low, Math.max(typed, min)), Math.max(typed, min)])}
      />
    </div>
  )
}

interface NumberInputProps {
  label: string
  /** The current value, formatted. */
  text: string
  onNumber: (value: number) => void
}

/** The most digits that stay an exact number of rupees. */
const maxDigits = 9

function NumberInput({ label, text, onNumber }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value.replace(/[^\d,]/g, ''))
  }
  function commit() {
    const digits = typed?.replaceAll(',', '').slice(0, maxDigits) ?? ''
    setTyped(null)
    if (digits !== '') onNumber(Number(digits))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }
  return (
    <input
      className={joinClasses(input, styles.number)}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? text}
      onFocus={(event) => event.currentTarget.select()}
      onChange={onChange}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}

interface SubmittedFieldsProps {
  names: readonly [low: string, high: string]
  labels: readonly [from: string, to: string]
  /** Null for no restriction. */
  values: readonly [low: number | null, high: number | null]
}

/** Two number fields for a form without scripts. */
export function SubmittedFields({ names, labels, values }: SubmittedFieldsProps) {
  return (
    <div className={styles.submitted}>
      {[0, 1].map((end) => (
        <input
          key={end}
          className={joinClasses(input, styles.number)}
          type="number"
          min={0}
          name={names[end]}
          aria-label={labels[end]}
          placeholder={labels[end]}
          defaultValue={values[end] ?? undefined}
        />
      ))}
    </div>
  )
}
