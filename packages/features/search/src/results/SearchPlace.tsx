import type { SearchNear } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { ChipLink, ChipList } from '@edbazaar/ui/Chip'
import { messages } from '../messages'
import { isPoint, nationwidePath, type ResultState } from './result-state'
import * as styles from './understood.css'

interface SearchPlaceProps {
  near: SearchNear
  /** The query without "near me", if it says that. */
  queryEverywhere: string | undefined
  state: ResultState
}

/** The place of the search with a way to search everywhere, and why it does not apply. */
export function SearchPlace({ near, queryEverywhere, state }: SearchPlaceProps) {
  const t = useMessages(messages)

  const { detail, radius, is_known: isKnown, is_widened: isWidened } = near
  const name = isPoint(state.place) ? t(messages.chosenPlace) : near.name
  // The state alone, so that the way to remove the place fits beside it on a phone.
  const region = detail.split(', ').at(-1)
  const place = region ? `${name}, ${region}` : name
  const label = radius === null ? messages.near(place) : messages.within(radius, place)
  return (
    <>
      {isKnown && (
        <ChipList label={t(messages.nearLabel)} className={styles.parts}>
          <ChipLink
            label={t(label)}
            removeLabel={t(messages.everywhere)}
            href={nationwidePath(state, queryEverywhere)}
          />
        </ChipList>
      )}
      {!isKnown && <p className={styles.note}>{t(messages.unknownPlace(name))}</p>}
      {near.is_approximate && <p className={styles.note}>{t(messages.approximatePlace(name))}</p>}
      {isWidened && radius !== null && (
        <p className={styles.relaxed}>{t(messages.widened(radius, name))}</p>
      )}
    </>
  )
}
