'use client'

import { type ChangeEvent, type ComponentProps, useState } from 'react'
import * as facet from '../../internal/facet.css'
import { input } from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { Checkbox } from '../Checkbox/Checkbox'
import * as styles from './FacetGroup.css'
import { defaultLabels, type FacetGroupLabels } from './labels'

export interface FacetOption {
  /** The submitted value. */
  value: string
  /** The displayed label. */
  label: string
  /** Language of the label if it differs from the page. */
  lang?: string | undefined
  /** Number of results with this value and the other filters. */
  count?: number | undefined
}

export interface FacetGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** The label: "Board". */
  legend: string
  /** Name of the checkboxes in the submitted form. */
  name: string
  /** The values, in display order. */
  options: readonly FacetOption[]
  /** The selected values. */
  selected: readonly string[]
  /** Called with the selected values after a change. Without it the form keeps the state. */
  onSelectedChange?: (selected: string[], changed: { value: string; isTicked: boolean }) => void
  /** The number of visible values; the rest, unless selected at first, is behind "n more".
   * @default 5 */
  visibleCount?: number
  /** Adds a field with this name that searches the values, for long groups. Needs `onSelectedChange`. */
  searchLabel?: string | undefined
  /** Shown if no value matches the search. @default 'No matching value' */
  noMatchText?: string
  /** Other texts of the group. @default English */
  labels?: Partial<FacetGroupLabels> | undefined
}

/** A filter of a list, with a count for each value. Works in a plain GET form. */
export function FacetGroup({
  legend,
  name,
  options,
  selected,
  onSelectedChange,
  visibleCount = 5,
  searchLabel,
  noMatchText = 'No matching value',
  labels: givenLabels,
  className,
  ...rest
}: FacetGroupProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  function onTick(event: ChangeEvent<HTMLInputElement>) {
    const { value, checked } = event.currentTarget
    const others = selected.filter((one) => one !== value)
    onSelectedChange?.(checked ? [...others, value] : others, { value, isTicked: checked })
  }
  function tick(option: FacetOption) {
    const isTicked = selected.includes(option.value)
    const state = onSelectedChange
      ? { checked: isTicked, onChange: onTick }
      : { defaultChecked: isTicked }
    const { value, label, lang, count } = option
    return (
      <Checkbox
        key={value}
        name={name}
        value={value}
        label={label}
        count={count}
        labelLang={lang}
        {...state}
      />
    )
  }
  // Decided at first render, so that selecting a collapsed value does not move it.
  const [selectedAtFirst] = useState(selected)
  const { open, collapsed } = splitOptions(options, selectedAtFirst, visibleCount)
  const [searched, setSearched] = useState('')
  const matches = options.filter(({ label }) => fold(label).includes(fold(searched)))
  return (
    <fieldset className={joinClasses(facet.group, className)} {...rest}>
      <legend className={facet.legend}>{legend}</legend>
      <div className={facet.body}>
        {searchLabel && onSelectedChange && (
          <input
            type="search"
            className={joinClasses(input, styles.search)}
            aria-label={searchLabel}
            placeholder={searchLabel}
            autoComplete="off"
            value={searched}
            onChange={(event) => setSearched(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        {searched.trim() === '' ? (
          <>
            {open.map(tick)}
            {collapsed.length > 0 && (
              <details className={styles.more}>
                <summary className={styles.summary}>
                  <span className={styles.closedLabel}>{labels.more(collapsed.length)}</span>
                  <span className={styles.openLabel}>{labels.fewer}</span>
                </summary>
                {collapsed.map(tick)}
              </details>
            )}
          </>
        ) : (
          matches.map(tick)
        )}
        <p role="status" className={styles.noMatch}>
          {matches.length === 0 && noMatchText}
        </p>
      </div>
    </fieldset>
  )
}

/** For comparison: without case, accents and surrounding white space. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The visible values: the first ones and the selected ones. A single value is never collapsed. */
function splitOptions(
  options: readonly FacetOption[],
  selected: readonly string[],
  visibleCount: number,
) {
  if (options.length <= visibleCount + 1) return { open: options, collapsed: [] }
  const isOpen = (option: FacetOption, index: number) =>
    index < visibleCount || selected.includes(option.value)
  return {
    open: options.filter(isOpen),
    collapsed: options.filter((option, index) => !isOpen(option, index)),
  }
}
