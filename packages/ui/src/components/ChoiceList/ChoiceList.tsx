'use client'

import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Badge } from '../Badge/Badge'
import { Button } from '../Button/Button'
import { Checkbox } from '../Checkbox/Checkbox'
import { ChevronDownIcon, PlusIcon } from '../Icon/icons'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { ChoiceBox } from './ChoiceBox'
import * as styles from './ChoiceList.css'
import { type Choice, offeredChoices, selectedOf } from './choices'
import { SelectedChips } from './SelectedChips'

export interface ChoiceListProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  /** The category: "Languages". */
  legend: string
  /** Content at the end of the legend's line, such as a `SaveState`. */
  labelEnd?: ReactNode
  /** All values, including the selected ones. */
  choices: readonly Choice[]
  /** Ids of the selected values. */
  selected: readonly number[]
  /** Called with the selected ids after a change. */
  onSelectedChange: (selected: number[], changed: { id: number; isSelected: boolean }) => void
  /** Called with the typed text. Provide it together with `suggestions` for a custom search. */
  onQuery?: ((text: string) => void) | undefined
  /** Search results for the typed text, listed before matches among `choices`. */
  suggestions?: readonly Choice[]
  /** Whether suggestions are loading. @default false */
  isSearching?: boolean
  /** Names of requested values that are not available yet. @default [] */
  requested?: readonly string[]
  /** Requests a missing value, with the typed text. Without it there is no button. */
  onAdd?: (name: string) => void
  /** Up to this many values are shown as checkboxes; more values are shown in a combobox. @default 10 */
  maxCheckboxes?: number
  /** Help text under the values. */
  hint?: ReactNode
  /** Error message. It describes the group for screen readers. */
  error?: ReactNode
  /** Labels that replace the English defaults. */
  labels?: Partial<ChoiceListLabels>
}

const defaultLabels = {
  find: 'Find a value',
  placeholder: 'Type to find',
  nothing: 'No matching values.',
  searching: 'Searching…',
  all: (count: number) => `All ${count}`,
  selected: 'Selected',
  remove: 'remove',
  requested: 'asked for',
  add: 'Add new filter value',
  nowSelected: (name: string) => `${name} is selected`,
  nowRemoved: (name: string) => `${name} is removed`,
}
type ChoiceListLabels = typeof defaultLabels

/**
 * A filter whose values an owner selects: checkboxes or, for many values, chips of the selected
 * values above a combobox that finds the others.
 */
export function ChoiceList({
  legend,
  labelEnd,
  choices,
  selected,
  onSelectedChange,
  onQuery,
  suggestions,
  isSearching = false,
  requested = [],
  onAdd,
  maxCheckboxes = 10,
  hint,
  error,
  labels: givenLabels,
  className,
  ...rest
}: ChoiceListProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const isLong = choices.length > maxCheckboxes || onQuery !== undefined
  const offered = offeredChoices(choices, text, suggestions)
  const picked = selectedOf(choices, selected)

  function query(next: string) {
    setText(next)
    onQuery?.(next)
  }
  function toggle(choice: Choice) {
    const isSelected = !selected.includes(choice.id)
    const others = selected.filter((one) => one !== choice.id)
    setAnnouncement(isSelected ? labels.nowSelected(choice.name) : labels.nowRemoved(choice.name))
    onSelectedChange(isSelected ? [...others, choice.id] : others, { id: choice.id, isSelected })
  }
  const ticks = (
    <div className={styles.ticks}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.id}
          label={choice.name}
          labelLang={languageOf(choice.name)}
          checked={selected.includes(choice.id)}
          onChange={() => toggle(choice)}
        />
      ))}
    </div>
  )
  return (
    <fieldset
      // The content beside the legend is not part of the accessible name.
      aria-label={legend}
      aria-describedby={error ? `${id}-error` : undefined}
      className={joinClasses(styles.group, className)}
      {...rest}
    >
      <legend className={styles.legend}>
        {legend}
        {labelEnd}
      </legend>
      {isLong && (
        <>
          <SelectedChips
            label={labels.selected}
            removeLabel={labels.remove}
            choices={picked}
            onRemove={toggle}
            focusAfter={box}
          />
          <ChoiceBox
            ref={box}
            label={`${legend}: ${labels.find}`}
            placeholder={labels.placeholder}
            text={text}
            options={offered}
            selected={selected}
            message={isSearching ? labels.searching : labels.nothing}
            onText={query}
            onToggle={toggle}
          />
        </>
      )}
      {isLong ? (
        <details className={styles.all}>
          <summary className={styles.summary}>
            {labels.all(choices.length)}
            <ChevronDownIcon size="small" className={styles.chevron} />
          </summary>
          {ticks}
        </details>
      ) : (
        ticks
      )}
      {requested.length > 0 && (
        <ul className={styles.chips}>
          {requested.map((name) => (
            <li key={name}>
              <Badge>
                {name}, {labels.requested}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {onAdd && (
        <Button
          variant="bare"
          aria-label={`${labels.add}: ${legend}`}
          className={styles.add}
          onClick={() => onAdd(text.trim())}
        >
          <PlusIcon size="small" />
          {labels.add}
        </Button>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  )
}
