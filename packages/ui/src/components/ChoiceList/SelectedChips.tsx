'use client'

import type { MouseEvent, RefObject } from 'react'
import { languageOf } from '../../formatting/languages'
import { Chip } from '../Chip/Chip'
import * as styles from './ChoiceList.css'
import type { Choice } from './choices'

interface SelectedChipsProps {
  label: string
  removeLabel: string
  choices: readonly Choice[]
  onRemove: (choice: Choice) => void
  /** Receives focus when no chip is left. */
  focusAfter: RefObject<HTMLElement | null>
}

/** The selected values; each chip removes its value. */
export function SelectedChips({
  label,
  removeLabel,
  choices,
  onRemove,
  focusAfter,
}: SelectedChipsProps) {
  if (choices.length === 0) return null
  function remove(event: MouseEvent<HTMLElement>, choice: Choice) {
    // The chip disappears, so focus moves to the next chip.
    const place = event.currentTarget.closest('li')
    const neighbour = place?.nextElementSibling ?? place?.previousElementSibling
    const next = neighbour?.querySelector('button') ?? focusAfter.current
    next?.focus()
    onRemove(choice)
  }
  return (
    <ul aria-label={label} className={styles.chips}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <Chip
            label={choice.name}
            lang={languageOf(choice.name)}
            removeLabel={removeLabel}
            className={styles.chip}
            onClick={(event) => remove(event, choice)}
          />
        </li>
      ))}
    </ul>
  )
}
