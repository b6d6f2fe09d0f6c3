import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { savedPlaceAtom, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { formatKilometres } from '@edbazaar/ui/formatting'
import { useAtomValue } from 'jotai'
import { distanceKm } from './distance'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'

/**
 * The distance from the place of the last list, which only the browser knows. An online school has
 * none, nor has a school or place of which only the rough location is known.
 */
export default function DistanceFromPlace({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages)
  const place = useAtomValue(savedPlaceAtom)
  const isBrowser = useIsBrowser()
  const { lat, lng, is_online: isOnline, is_place_approximate: isApproximate } = school
  if (!isBrowser || place === null || lat === null || lng === null) return null
  if (isOnline || isApproximate || place.isApproximate) return null
  const distance = formatKilometres(distanceKm(place, { lat, lng }))
  return <span className={styles.quiet}>{t(messages.distanceFrom(distance, place.name))}</span>
}
