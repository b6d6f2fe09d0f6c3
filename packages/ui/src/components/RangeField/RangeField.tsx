'use client'

import type { ChangeEvent, ComponentProps } from 'react'
import { formatRupees } from '../../formatting/numbers'
import * as facet from '../../internal/facet.css'
import { joinClasses } from '../../internal/join-classes'
import { Histogram } from './Histogram'
import { NumberFields, SubmittedFields } from './NumberFields'
import * as styles from './RangeField.css'
import { evenScale, stopScale } from './scale'
import { type Range, useDraft } from './use-draft'

export interface RangeFieldProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The label: "Fees a year". */
  legend: string
  /** Names of the two values in the submitted form. */
  names: readonly [low: string, high: string]
  /** Minimum, in the unit of `format`. */
  min: number
  /** Maximum. */
  max: number
  /** Step of the thumbs, such as 10,000 rupees. @default 1 */
  step?: number
  /**
   * Values that the thumbs stop at, ascending from `min` to `max` and equally far apart on the track,
   * so that frequent values can have more of them. Replaces `step`. Without scripts two number fields
   * replace the thumbs.
   */
  stops?: readonly number[] | undefined
  /** Selected range; `[min, max]` for no restriction. */
  value: Range
  /** Called when a thumb or key is released, not while it moves. */
  onValueCommit?: (value: Range) => void
  /** Results in each of equal steps from `min` to `max`, drawn as bars. */
  counts?: readonly number[] | undefined
  /** Formats a value. @default formatRupees */
  format?: (value: number) => string
  /** Names of the two thumbs. @default ['Lowest', 'Highest'] */
  thumbLabels?: readonly [low: string, high: string]
  /** Adds two text fields with these names, for exact values. They may be above `max`. */
  fieldLabels?: readonly [from: string, to: string]
}

/** A range on two native sliders: arrow keys, touch and a plain GET form work. */
export function RangeField({
  legend,
  names,
  min,
  max,
  step = 1,
  stops,
  value,
  onValueCommit,
  counts,
  format = formatRupees,
  thumbLabels = ['Lowest', 'Highest'],
  fieldLabels,
  className,
  ...rest
}: RangeFieldProps) {
  const { draft, isReported, setDraft, setReported } = useDraft(value)
  const [low, high] = draft
  const scale = stops ? stopScale(stops) : evenScale(min, max, step)
  const part = scale.partOf

  function commit() {
    if (isReported) return
    setReported()
    onValueCommit?.(draft)
  }
  function onTyped(next: Range) {
    setDraft(next)
    onValueCommit?.(next)
  }
  function onLow(event: ChangeEvent<HTMLInputElement>) {
    setDraft([Math.min(scale.valueAt(event.currentTarget.valueAsNumber), high), high])
  }
  function onHigh(event: ChangeEvent<HTMLInputElement>) {
    setDraft([low, Math.max(scale.valueAt(event.currentTarget.valueAsNumber), low)])
  }
  const shared = {
    min: scale.min,
    max: scale.max,
    step: scale.step,
    className: styles.input,
    onPointerUp: commit,
    onKeyUp: commit,
    onBlur: commit,
  } as const
  return (
    <fieldset className={joinClasses(facet.group, className)} {...rest}>
      <legend className={facet.legend}>{legend}</legend>
      <div className={facet.body}>
        {counts && (
          <Histogram
            counts={counts}
            edges={counts.map((_, bar) => part(min + ((max - min) * bar) / counts.length))}
            from={part(low)}
            to={part(high)}
          />
        )}
        <div className={joinClasses(styles.control, stops && styles.withScripts)}>
          <svg className={styles.track} aria-hidden="true">
            <rect
              className={styles.trackIn}
              x={`${part(low) * 100}%`}
              width={`${(part(high) - part(low)) * 100}%`}
              height="2"
            />
          </svg>
          <input
            {...shared}
            type="range"
            name={stops ? undefined : names[0]}
            value={scale.positionOf(low)}
            onChange={onLow}
            aria-label={thumbLabels[0]}
            aria-valuetext={format(low)}
            // If both are at the maximum, the lower thumb must be on top so that it can move back.
            data-on-top={part(low) > 0.5 || undefined}
          />
          <input
            {...shared}
            type="range"
            name={stops ? undefined : names[1]}
            value={scale.positionOf(high)}
            onChange={onHigh}
            aria-label={thumbLabels[1]}
            aria-valuetext={format(high)}
          />
        </div>
        {fieldLabels && (
          <NumberFields
            labels={fieldLabels}
            min={min}
            value={draft}
            format={format}
            onValue={onTyped}
          />
        )}
        {stops && fieldLabels && (
          <noscript>
            <SubmittedFields
              names={names}
              labels={fieldLabels}
              values={[low === min ? null : low, high >= max ? null : high]}
            />
          </noscript>
        )}
        <p className={styles.ends} data-has-fields={fieldLabels && ''}>
          <span>{format(low)}</span>
          <span>{format(high)}</span>
        </p>
      </div>
    </fieldset>
  )
}
