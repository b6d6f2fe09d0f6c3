import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { messages } from '../messages'
import { isGooglePlace, type SuggestedPlace } from './place-atoms'
import * as styles from './place-picker.css'

/** The id of one option, for `aria-activedescendant`. */
export function placeOptionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

interface PlaceOptionsProps {
  id: string
  places: readonly SuggestedPlace[]
  highlighted: number
  /** Shown instead of the options if there are none. */
  message: string
  onHighlight: (index: number) => void
  onChoose: (place: SuggestedPlace) => void
}

/** The suggestions below the place field. The focus stays in the field. */
export function PlaceOptions(props: PlaceOptionsProps) {
  const t = useMessages(messages)
  const { id, places, highlighted, message, onHighlight, onChoose } = props
  if (places.length === 0 && message === '') return null
  return (
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={t(messages.place)}>
        {places.map((place, index) => (
          <div
            key={isGooglePlace(place) ? place.googleId : place.slug}
            id={placeOptionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === highlighted}
            className={styles.option}
            onPointerMove={() => onHighlight(index)}
            onClick={() => onChoose(place)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(place)}
          >
            <span className={styles.name} lang={languageOf(place.name)}>
              {place.name}
            </span>
            <span className={styles.detail}>{place.detail}</span>
          </div>
        ))}
      </div>
      {places.length === 0 && <p className={styles.message}>{message}</p>}
    </div>
  )
}
