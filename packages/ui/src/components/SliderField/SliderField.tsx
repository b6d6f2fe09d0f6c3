'use client'

import type { ComponentProps } from 'react'
import * as facet from '../../internal/facet.css'
import { joinClasses } from '../../internal/join-classes'
import * as slider from '../RangeField/RangeField.css'
import { useDraft } from '../RangeField/use-draft'

export interface SliderFieldProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The label: "Location". */
  legend: string
  /** Name of the value in the submitted form. */
  name: string
  /** Minimum, in the unit of `format`. */
  min: number
  /** Maximum. */
  max: number
  /** Step of the thumb. */
  step: number
  /** Selected value. A new value moves the thumb. */
  value: number
  /** Called when the thumb or key is released, not while it moves. */
  onValueCommit?: (value: number) => void
  /** Formats a value. @default String */
  format?: (value: number) => string
}

/** A maximum on one native slider: arrow keys, touch and a plain GET form work. */
export function SliderField({
  legend,
  name,
  min,
  max,
  step,
  value,
  onValueCommit,
  format = String,
  className,
  ...rest
}: SliderFieldProps) {
  const { draft, isReported, setDraft, setReported } = useDraft([min, value])
  const [, shown] = draft
  const part = max > min ? (shown - min) / (max - min) : 0
  function commit() {
    if (isReported) return
    setReported()
    onValueCommit?.(shown)
  }
  return (
    <fieldset className={joinClasses(facet.group, className)} {...rest}>
      <legend className={facet.legend}>{legend}</legend>
      <div className={joinClasses(facet.body, slider.alone)}>
        <div className={slider.control}>
          <svg className={slider.track} aria-hidden="true">
            <rect className={slider.trackIn} width={`${part * 100}%`} height="2" />
          </svg>
          <input
            name={name}
            min={min}
            max={max}
            step={step}
            type="range"
            className={slider.input}
            value={shown}
            onChange={(event) => setDraft([min, event.currentTarget.valueAsNumber])}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
            aria-label={legend}
            aria-valuetext={format(shown)}
          />
        </div>
        <p className={slider.ends}>{format(shown)}</p>
      </div>
    </fieldset>
  )
}
