'use client'

import type { Ref } from 'react'
import { languageOf } from '../../formatting/languages'
import * as fieldStyles from '../../internal/field.css'
import { OptionList } from '../../internal/OptionList'
import { anchor } from '../../internal/option-list.css'
import { useCombobox } from '../../internal/use-combobox'
import { CheckIcon, SearchIcon } from '../Icon/icons'
import * as styles from './ChoiceList.css'
import type { Choice } from './choices'

interface ChoiceBoxProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  text: string
  options: readonly Choice[]
  selected: readonly number[]
  /** Shown instead of the options when there are none. */
  message: string
  onText: (text: string) => void
  onToggle: (choice: Choice) => void
}

/** A combobox that finds values while the user types. Selecting a value clears it for the next. */
export function ChoiceBox({
  ref,
  label,
  placeholder,
  text,
  options,
  selected,
  message,
  onText,
  onToggle,
}: ChoiceBoxProps) {
  const box = useCombobox({
    count: options.length,
    takesFirst: text.trim() !== '',
    onChoose: (index) => {
      const choice = options[index]
      if (choice) onToggle(choice)
      if (text !== '') onText('')
    },
  })
  const isShown = box.isOpen || (box.isWanted && text.trim() !== '')
  return (
    <div className={anchor}>
      <span className={fieldStyles.frame} data-icon="">
        <span className={fieldStyles.icon}>
          <SearchIcon />
        </span>
        <input
          ref={ref}
          aria-label={label}
          className={fieldStyles.input}
          placeholder={placeholder}
          value={text}
          maxLength={100}
          spellCheck={false}
          {...box.inputProps}
          data-open={isShown || undefined}
          onChange={(event) => {
            onText(event.currentTarget.value)
            box.open()
          }}
          onClick={box.open}
          onBlur={box.close}
        />
      </span>
      {isShown && (
        <OptionList
          id={box.listId}
          label={label}
          isMultiple
          options={options.map(({ id, name }) => ({
            id,
            isSelected: selected.includes(id),
            content: (
              <>
                <span className={styles.tick}>
                  {selected.includes(id) && <CheckIcon size="small" />}
                </span>
                <span lang={languageOf(name)}>{name}</span>
              </>
            ),
          }))}
          active={box.active}
          message={message}
          onHighlight={box.highlight}
          onChoose={box.choose}
        />
      )}
    </div>
  )
}
