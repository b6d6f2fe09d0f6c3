import { answerOf } from '@edbazaar/api-client'
import { apiAtom, useMessages, useSiteSettings } from '@edbazaar/feature-platform'
import { useMapNames } from '@edbazaar/feature-platform/map-names'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { LocateIcon } from '@edbazaar/ui/Icon'
import { LocationPin, type MapPoint } from '@edbazaar/ui/LocationPin'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type ListingPlace, withPin } from './listing-place'
import * as styles from './location.css'
import { messages } from './messages'

interface ListingPinProps {
  point: MapPoint
  /** The stored name of the location. */
  location: string
  onPlace: (place: ListingPlace) => void
}

/** Milliseconds without a move after which a pin rests. */
const restDelay = 600
/** Metres of uncertainty up to which the position of a device is an exact spot. */
const exactWithin = 100

/** Sets the exact spot, and describes it by the places around it. */
export default function ListingPin({ point, location, onPlace }: ListingPinProps) {
  const t = useMessages(messages)
  const api = useAtomValue(apiAtom)
  const { mapTiles = null } = useSiteSettings()
  const [view, setView] = useState<Parameters<typeof useMapNames>[0]>(null)
  const names = useMapNames(view)
  const [moved, setMoved] = useState<MapPoint | null>(null)
  const [description, setDescription] = useState(location)
  const [error, setError] = useState('')
  /** Metres of uncertainty of a position that is not an exact spot. */
  const [vagueness, setVagueness] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function rest(at: MapPoint, isExact: boolean) {
    latest.current += 1
    const request = latest.current
    const query = { lat: at.lat, long: at.lng }
    const found = await (api &&
      answerOf(api.GET('/places/at-point', { params: { query } })).catch(() => null))
    if (request !== latest.current) return
    const name = found?.location ?? location
    setDescription(
      [found?.locality, found?.city, found?.district, found?.state, found?.pincode]
        .filter((part, i, parts) => part && parts.indexOf(part) === i)
        .join(', ') || name,
    )
    onPlace(withPin(name, at, isExact))
    setMoved(null)
  }
  /** `accuracy` in metres, for the position of a device. */
  function move({ lat, lng }: MapPoint, accuracy = 0) {
    const at = { lat, lng }
    const isExact = accuracy <= exactWithin
    setMoved(at)
    setError('')
    setVagueness(isExact ? null : accuracy)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void rest(at, isExact), restDelay)
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => move({ lat: coords.latitude, lng: coords.longitude }, coords.accuracy),
      ({ code, PERMISSION_DENIED }) =>
        setError(
          t(code === PERMISSION_DENIED ? messages.locationDenied : messages.locationUnknown),
        ),
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  return (
    <>
      <LocationPin
        label={t(messages.exactSpot)}
        value={moved ?? point}
        onChange={(to) => move(to)}
        description={description}
        tiles={mapTiles}
        names={names}
        onViewChange={setView}
        actions={
          <Button onClick={locate}>
            <LocateIcon />
            {t(messages.useMyLocation)}
          </Button>
        }
      />
      <p role="status">
        {vagueness !== null && t(messages.positionIsVague(formatCount(Math.round(vagueness))))}
      </p>
      {error !== '' && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
