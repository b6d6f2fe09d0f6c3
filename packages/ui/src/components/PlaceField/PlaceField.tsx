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
import { PlaceLine } from './PlaceLine'
import type { PlaceStatus } from './place-status'

export interface PlaceOption {
  /** Tells it from the others. */
  id: string | number
  /** "Indiranagar". */
  name: string
  /** Where it lies: "Bengaluru, Karnataka". */
  detail: string
}

export interface PlaceFieldProps<Place extends PlaceOption = PlaceOption>
  extends FieldText,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'onSelect' | 'children'> {
  /** The place that was picked, in words; '' for none. */
  value: string
  /** A place was picked; null where the field was emptied. */
  onPick: (place: Place | null) => void
  /** Called with the text as it is typed, '' included: time to look for places. */
  onQuery: (text: string) => void
  /** Places that answer the text, the best first. */
  suggestions: readonly Place[]
  /** @default 'idle' */
  status?: PlaceStatus
  /** Shown where no place answers.
   * @default 'No place in India matches. Try a nearby town or the PIN code.' */
  emptyText?: string
  /** Shown where suggestions did not come. @default 'Places did not load. Please try again.' */
  errorText?: string
  /** @default 'Searching…' */
  loadingText?: string
  /** @default 'Clear' */
  clearLabel?: string
  /** Names the list of suggestions. @default 'Places' */
  listLabel?: string
  /** Spoken once there are suggestions: "3 places". */
  foundText?: (count: number) => string
}

const found = (count: number) => (count === 1 ? '1 place' : `${count} places`)

/**
 * A place, picked from suggestions while it is typed: arrows and Enter, a finger or the mouse. What
 * was typed but not picked goes back to the place in use. Rest props and `ref` go to the input.
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
  /** Null while the place in use stands in the field. */
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
    // Kept where nothing is picked: it tells what was meant.
    if (value !== '' || isBlank) setTyped(null)
    onBlur?.(event)
  }
  return (
    <Field {...{ id: inputId, label, labelPlace, hint, error, labelEnd }}>
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
              words: <PlaceLine place={place} query={text} />,
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
