import type { SearchNear, UnderstoodPart, UnderstoodSearch } from '@edbazaar/api-client'
import { withSearchedQuery } from '@edbazaar/feature-list-kit'
import { paths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { ChipLink, ChipList } from '@edbazaar/ui/Chip'
import { Link } from '@edbazaar/ui/Link'
import { meaningLabel, meaningWords, partLabel, placeLabel } from '../meaning/meaning-label'
import { meaningMessages } from '../meaning/messages'
import { messages } from '../messages'
import { NearMe } from './NearMe'
import { type ResultState, resultsUrl, searchAgainPath } from './result-state'
import * as styles from './understood.css'

interface UnderstoodQueryProps {
  understood: UnderstoodSearch
  /** The place of the request; it has a chip of its own. */
  near: SearchNear | null
  state: ResultState
}

/** The understood parts of the query, each with a way to undo it, and those that were relaxed. */
export function UnderstoodQuery({ understood, near, state }: UnderstoodQueryProps) {
  const t = useMessages(messages, meaningMessages)

  const { meaning, url, landing_url: landing, alternatives, ignored } = understood
  const parts = meaning.parts.filter(
    ({ type }) => near === null || (type !== 'place' && type !== 'here'),
  )
  const approximatePlace = understood.is_place_approximate
    ? parts.find((part) => part.type === 'place')
    : undefined
  const relaxed = relaxedText(understood, t)
  return (
    <section aria-label={t(messages.understoodAs)} className={styles.understood}>
      <h2 className={styles.label}>{meaningLabel(meaning, t)}</h2>
      {parts.length > 0 && (
        <ChipList label={t(messages.understoodAs)} className={styles.parts}>
          {parts.map((part) => {
            const label = partLabel(part, t)
            return (
              <ChipLink
                key={label}
                label={label}
                removeLabel={t(messages.removePart)}
                href={searchPath(part.without, state)}
              />
            )
          })}
        </ChipList>
      )}
      {understood.needs_place && <NearMe state={state} isEmpty={understood.total === 0} />}
      {relaxed !== null && <p className={styles.relaxed}>{relaxed}</p>}
      {approximatePlace && (
        <p className={styles.note}>{t(messages.approximatePlace(approximatePlace.name))}</p>
      )}
      {ignored.length > 0 && (
        <p className={styles.note}>{t(messages.ignored(ignored.join(', ')))}</p>
      )}
      {alternatives.length > 0 && (
        <p className={styles.note}>
          {t(messages.alsoPlaces)}{' '}
          {alternatives.map((place, i) => (
            <span key={place.query}>
              {i > 0 && ' · '}
              <Link href={paths.searchFor(place.query)} variant="inText">
                {placeLabel(place, t)}
              </Link>
            </span>
          ))}
        </p>
      )}
      <ul className={styles.ways}>
        {url !== null && (
          <li>
            <Link
              href={url === landing ? url : withSearchedQuery(url, state.query)}
              variant="inText"
            >
              {t(messages.openList)}
            </Link>
          </li>
        )}
        {landing !== null && landing !== url && (
          <li>
            <Link href={landing} variant="inText">
              {t(messages.openLanding)}
            </Link>
          </li>
        )}
        <li>
          <Link
            href={resultsUrl.pathOf({ ...state, kind: 'all', page: 1, isWords: true })}
            variant="inText"
          >
            {t(messages.searchWords(state.query))}
          </Link>
        </li>
      </ul>
    </section>
  )
}

const searchPath = (query: string, state: ResultState) =>
  query === '' ? paths.search : searchAgainPath(state, query)

const labelsOf = (parts: readonly UnderstoodPart[], t: Translate) =>
  parts.map((part) => partLabel(part, t)).join(', ')

/** The reason why the results do not match the whole query; null if they do. */
function relaxedText({ meaning, total, relaxed }: UnderstoodSearch, t: Translate): string | null {
  const words = meaningWords(meaning, t)
  if (total === 0) return t(messages.nothingHere(words))
  if (relaxed === null) return null
  const { asked_radius: asked, radius, dropped, by_name: byName } = relaxed
  if (relaxed.has_online && asked !== null && radius !== null)
    return t(messages.onlyOnlineNear(asked, radius, total))
  const parts = [t(messages.relaxedWords(words))]
  if (relaxed.nearest_place !== null)
    return [...parts, nearestText(dropped, relaxed.nearest_place, t)].join(' ')
  if (radius !== null && asked !== null) parts.push(t(messages.relaxedRadius(asked, radius, total)))
  if (dropped.length > 0) parts.push(t(messages.relaxedDropped(labelsOf(dropped, t), total)))
  if (byName.length > 0) parts.push(t(messages.relaxedByName(labelsOf(byName, t), total)))
  if (relaxed.is_by_place_name) parts.push(t(messages.relaxedByPlace(total)))
  return parts.join(' ')
}

const nearestText = (dropped: readonly UnderstoodPart[], place: string, t: Translate) =>
  t(
    dropped.length === 0
      ? messages.relaxedNearest(place)
      : messages.relaxedNearestWithout(labelsOf(dropped, t), place),
  )
