'use client'

import type { ReactNode } from 'react'
import { keepInWindow } from '../components/SearchBox/keep-in-window'
import * as styles from './option-list.css'
import { optionId } from './use-combobox'

interface ListedOption {
  id: string | number
  /** The displayed content. */
  content: ReactNode
  /** Whether it is selected, if several can be. */
  isSelected?: boolean
}

interface OptionListProps {
  id: string
  label: string
  options: readonly ListedOption[]
  /** Index of the highlighted option; -1 for none. */
  active: number
  /** Whether several options can be selected; selected ones have a tick. @default false */
  isMultiple?: boolean
  /** Shown instead of the options when there are none. */
  message: string
  isError?: boolean
  onHighlight: (index: number) => void
  onChoose: (index: number) => void
}

/** The options below a combobox, or a status message if there are none. */
export function OptionList({
  id,
  label,
  options,
  active,
  isMultiple = false,
  message,
  isError = false,
  onHighlight,
  onChoose,
}: OptionListProps) {
  return (
    // Pressing the list must not take the focus from the field.
    <div ref={showIn} className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        className={styles.list}
      >
        {options.map((option, index) => (
          <button
            key={option.id}
            id={optionId(id, index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={isMultiple ? option.isSelected === true : index === active}
            data-active={index === active || undefined}
            className={styles.option}
            onClick={() => onChoose(index)}
            onPointerMove={index === active ? undefined : () => onHighlight(index)}
          >
            {option.content}
          </button>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.message} data-error={isError || undefined}>
          {message}
        </p>
      )}
    </div>
  )
}

function showIn(panel: HTMLElement | null) {
  const stop = keepInWindow(panel)
  panel?.scrollIntoView({ block: 'nearest' })
  return stop
}
