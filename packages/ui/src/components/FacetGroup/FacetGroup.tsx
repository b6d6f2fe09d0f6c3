'use client'

import { type ChangeEvent, type ComponentProps, useState } from 'react'
import * as facet from '../../internal/facet.css'
import { joinClasses } from '../../internal/join-classes'
import { Checkbox } from '../Checkbox/Checkbox'
import * as styles from './FacetGroup.css'

export interface FacetOption {
  /** What is sent for it. */
  value: string
  /** The answer, as it is shown. */
  label: string
  /** Language of the label where it is not the page's. */
  lang?: string | undefined
  /** Results with this choice beside the other filters. */
  count?: number | undefined
}

export interface FacetGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** The question: "Board". */
  legend: string
  /** Name of every tick in the submitted form. */
  name: string
  /** The answers, in the order shown. */
  options: readonly FacetOption[]
  /** Values that are ticked. */
  selected: readonly string[]
  /** Called with the values ticked after a change. Without it the form alone keeps the ticks. */
  onSelectedChange?: (selected: string[], changed: { value: string; isTicked: boolean }) => void
  /** How many stand open; the rest waits behind "n more", but for what is ticked at first.
   * @default 5 */
  visibleCount?: number
}

/** One question of a list's filters, with a count beside every answer. Works in a plain GET form. */
export function FacetGroup({
  legend,
  name,
  options,
  selected,
  onSelectedChange,
  visibleCount = 5,
  className,
  ...rest
}: FacetGroupProps) {
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
    return <Checkbox key={value} {...{ name, value, label, count, labelLang: lang }} {...state} />
  }
  // Ticking a folded choice must not move it away under the finger: the first view decides.
  const [tickedAtFirst] = useState(selected)
  const { open, folded } = fold(options, tickedAtFirst, visibleCount)
  return (
    <fieldset className={joinClasses(facet.group, className)} {...rest}>
      <legend className={facet.legend}>{legend}</legend>
      <div className={facet.body}>
        {open.map(tick)}
        {folded.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.summary}>
              <span className={styles.closedWords}>{folded.length} more</span>
              <span className={styles.openWords}>Show fewer</span>
            </summary>
            {folded.map(tick)}
          </details>
        )}
      </div>
    </fieldset>
  )
}

/** Which answers stand open: the first ones and the ticked ones. One alone is never folded. */
function fold(options: readonly FacetOption[], ticked: readonly string[], visibleCount: number) {
  if (options.length <= visibleCount + 1) return { open: options, folded: [] }
  const isOpen = (option: FacetOption, index: number) =>
    index < visibleCount || ticked.includes(option.value)
  return {
    open: options.filter(isOpen),
    folded: options.filter((option, index) => !isOpen(option, index)),
  }
}
