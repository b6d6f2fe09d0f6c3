import type { Place } from '@edbazaar/api-client'
import {
  type Translate,
  useFollowed,
  useMessages,
  useSiteSettings,
} from '@edbazaar/feature-platform'
import type { GooglePlace } from '@edbazaar/feature-platform/google-places'
import { noHighlight, submit } from '@edbazaar/search-core'
import { MapPinIcon } from '@edbazaar/ui/Icon'
import { TextField } from '@edbazaar/ui/TextField'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { messages } from '../messages'
import { previousFields } from '../submitted-form'
import type { ChosenPoint } from './location'
import { PlaceOptions, placeOptionId } from './PlaceOptions'
import { isGooglePlace, makePlaceBoxAtom, type SuggestedPlace } from './place-atoms'
import * as styles from './place-picker.css'

export interface PlacePickerProps {
  /** Label of the current place; '' for none. */
  label: string
  /** The form of the field, for submitting without scripts. */
  formId: string
  /** Called with the selected place, or null for the whole country. */
  onPlace: (place: Place | null) => void
  /** Called with a place from Google. */
  onPoint: (point: ChosenPoint) => void
  /** Called with a typed text for which there is no suggestion yet. */
  onText: (near: string) => void
}

/**
 * The place of a list: a combobox with suggestions. Enter without a highlighted suggestion takes the
 * best match; an empty field means the whole country.
 */
export function PlacePicker({ label, formId, onPlace, onPoint, onText }: PlacePickerProps) {
  const t = useMessages(messages)
  const makeBox = useAtomValue(makePlaceBoxAtom)
  const { placesKey } = useSiteSettings()
  const [box] = useState(() => makeBox(label, placesKey))
  const places = useFollowed(box)
  const listId = useId()
  useEffect(() => box.stop, [box])

  function choose(place: SuggestedPlace) {
    box.stop()
    if (isGooglePlace(place)) void locate(place)
    else onPlace(place)
  }
  async function locate(place: GooglePlace) {
    const { locateGooglePlace } = await import('@edbazaar/feature-platform/google-places')
    // If Google has no location, look the text up among our own places.
    const point = await locateGooglePlace(placesKey ?? '', place).catch(() => null)
    if (point === null) onText(place.name)
    else onPoint({ ...point, name: place.name })
  }
  function submitText() {
    const target = submit(box)
    if (target === null) return onPlace(null)
    if (target.kind === 'suggestion') return choose(target.suggestion)
    if (target.query === label) return
    const best = places.answeredKey === target.query ? places.suggestions[0] : undefined
    if (best) return choose(best)
    onText(target.query)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const action = { ArrowDown: () => box.move(1), ArrowUp: () => box.move(-1), Enter: submitText }[
      event.key
    ]
    if (action) {
      event.preventDefault()
      action()
    } else if (event.key === 'Escape') box.close()
  }
  const isOpen = places.isOpen && places.text !== label
  const hasOptions = isOpen && places.suggestions.length > 0
  const message = messageOf(places.status, places.suggestions.length, t)
  return (
    <div className={styles.picker}>
      <TextField
        label={t(messages.place)}
        labelPlace="hidden"
        icon={<MapPinIcon />}
        name="near"
        form={formId}
        placeholder={t(messages.placeHint)}
        role="combobox"
        aria-expanded={hasOptions}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          hasOptions && places.highlighted !== noHighlight
            ? placeOptionId(listId, places.highlighted)
            : undefined
        }
        autoComplete="off"
        maxLength={100}
        value={places.text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={box.close}
      />
      <noscript>
        {import.meta.env.SSR && (
          <input type="hidden" name={previousFields.near} form={formId} value={label} />
        )}
      </noscript>
      {isOpen && (
        <PlaceOptions
          id={listId}
          places={places.suggestions}
          highlighted={places.highlighted}
          message={message}
          onHighlight={box.highlight}
          onChoose={choose}
        />
      )}
      <VisuallyHidden role="status">
        {isOpen && (hasOptions ? t(messages.placesFound(places.suggestions.length)) : message)}
      </VisuallyHidden>
    </div>
  )
}

function messageOf(status: string, found: number, t: Translate) {
  if (status === 'failed') return t(messages.placesFailed)
  return status === 'ready' && found === 0 ? t(messages.noPlace) : ''
}
