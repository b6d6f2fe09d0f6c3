'use client'

import { type ChangeEvent, type ComponentProps, type FocusEvent, useId, useState } from 'react'
import { describedBy, Field, type FieldText } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { OptionList } from '../../internal/OptionList'
import { anchor } from '../../internal/option-list.css'
import { useCombobox } from '../../internal/use-combobox'
import { MapPinIcon, XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './PlaceField.css'
import { PlaceOptionContent } from './PlaceOptionContent'
import type { PlaceStatus } from './place-status'

export interface PlaceOption {
  /** Unique key. */
  id: string | number
  /** "Indiranagar". */
  name: string
  /** District and state: "Bengaluru, Karnataka". */
  detail: string
}

export interface PlaceFieldProps<Place extends PlaceOption = PlaceOption>
  extends FieldText,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'children'> {
  /** Label of the selected place; '' for none. */
  value: string
  /** Called with the selected place, or null when the field is cleared. */
  onPick: (place: Place | null) => void
  /** Called with the typed text, including '', to load suggestions. */
  onQuery: (text: string) => void
  /** Matching places, best first. */
  suggestions: readonly Place[]
  /** @default 'idle' */
  status?: PlaceStatus
  /** Shown when no place matches.
   * @default 'No place in India matches. Try a nearby town or the PIN code.' */
  emptyText?: string
  /** Shown when suggestions failed to load. @default 'Places did not load. Please try again.' */
  errorText?: string
  /** @default 'Searching…' */
  loadingText?: string
  /** @default 'Clear' */
  clearLabel?: string
  /** Names the list of suggestions. @default 'Places' */
  listLabel?: string
  /** Announced with the suggestions: "3 places". */
  foundText?: (count: number) => string
}

const found = (count: number) => (count === 1 ? '1 place' : `${count} places`)

/**
 * A place selected from suggestions with the keyboard, touch or mouse. Text
 * without a selection reverts to the current place. Rest props and `ref` go to the input.
 */
export function PlaceField<Place extends PlaceOption>({
  label,
  labelPlace = 'above',
  hint,
  error,
  labelEnd,
  value,
  onPick,
  onQuery,
  suggestions,
  status = 'idle',
  emptyText = 'No place in India matches. Try a nearby town or the PIN code.',
  errorText = 'Places did not load. Please try again.',
  loadingText = 'Searching…',
  clearLabel = 'Clear',
  listLabel = 'Places',
  foundText = found,
  id,
  className,
  onBlur,
  ...rest
}: PlaceFieldProps<Place>) {
  const ownId = useId()
  const inputId = id ?? ownId
  /** Null while the field shows the selected place. */
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value
  const isBlank = text.trim() === ''
  const box = useCombobox({ count: suggestions.length, onChoose, takesFirst: true })
  const isShown = box.isWanted && typed !== null && !isBlank
  const message = messageOf()

  function messageOf() {
    if (status === 'loading') return loadingText
    return status === 'error' ? errorText : emptyText
  }
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const next = event.currentTarget.value
    setTyped(next)
    box.open()
    onQuery(next)
  }
  function onChoose(index: number) {
    const place = suggestions[index]
    if (place === undefined) return
    setTyped(null)
    onPick(place)
  }
  function clear(input: HTMLElement | null) {
    setTyped(null)
    box.close()
    onQuery('')
    onPick(null)
    input?.focus()
  }
  function onLeave(event: FocusEvent<HTMLInputElement>) {
    box.close()
    if (typed !== null && isBlank && value !== '') onPick(null)
    // Keeps the typed text while no place is selected.
    if (value !== '' || isBlank) setTyped(null)
    onBlur?.(event)
  }
  return (
    <Field
      id={inputId}
      label={label}
      labelPlace={labelPlace}
      hint={hint}
      error={error}
      labelEnd={labelEnd}
    >
      <div className={anchor}>
        <span className={fieldStyles.frame} data-icon="">
          <span className={fieldStyles.icon}>
            <MapPinIcon />
          </span>
          <input
            id={inputId}
            className={joinClasses(fieldStyles.input, styles.input, className)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(inputId, { hint, error })}
            autoCapitalize="words"
            spellCheck={false}
            maxLength={100}
            {...box.inputProps}
            {...(!isShown && { 'aria-expanded': false })}
            data-open={isShown || undefined}
            {...rest}
            value={text}
            onChange={onChange}
            onBlur={onLeave}
          />
          {text !== '' && !rest.disabled && !rest.readOnly && (
            <IconButton
              label={clearLabel}
              icon={<XIcon />}
              className={styles.clear}
              onClick={() => clear(document.getElementById(inputId))}
            />
          )}
        </span>
        {isShown && (
          <OptionList
            id={box.listId}
            label={listLabel}
            options={suggestions.map((place) => ({
              id: place.id,
              content: <PlaceOptionContent place={place} query={text} />,
            }))}
            active={box.active}
            message={message}
            isError={status === 'error'}
            onHighlight={box.highlight}
            onChoose={box.choose}
          />
        )}
        <VisuallyHidden role="status">
          {isShown && (suggestions.length > 0 ? foundText(suggestions.length) : message)}
        </VisuallyHidden>
      </div>
    </Field>
  )
}
