import { answerOf } from '@edbazaar/api-client'
import { apiAtom, useMessages, useSiteSettings } from '@edbazaar/feature-platform'
import { usePinLabels } from '@edbazaar/feature-platform/map-labels'
import { useMapNames } from '@edbazaar/feature-platform/map-names'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { LocateIcon } from '@edbazaar/ui/Icon'
import { LocationPin, type MapPoint } from '@edbazaar/ui/LocationPin'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ListingPlace, withPin } from './listing-place'
import * as styles from './location.css'
import { messages } from './messages'

interface ListingPinProps {
  point: MapPoint
  /** The stored name of the location. */
  location: string
  /** Called with each move at once, and again with the name of the new spot. */
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
  const labels = usePinLabels()
  const [description, setDescription] = useState(location)
  const [error, setError] = useState('')
  /** Metres of uncertainty of a position that is not an exact spot. */
  const [accuracyMetres, setAccuracyMetres] = useState<number | null>(null)
  /** The description of the last move. */
  const describing = useRef<AbortController>(null)
  const reported = useRef(point)
  useEffect(() => () => describing.current?.abort(), [])
  const { lat, lng } = point
  const onOtherPoint = useEffectEvent(() => {
    if (lat === reported.current.lat && lng === reported.current.lng) return
    // Another place was picked meanwhile.
    reported.current = point
    describing.current?.abort()
    setDescription(location)
    setAccuracyMetres(null)
  })
  useEffect(() => onOtherPoint(), [lat, lng])

  /** Names the new spot once the pin rests. */
  async function describePin(at: MapPoint, isExact: boolean, signal: AbortSignal) {
    await new Promise((resolve) => setTimeout(resolve, restDelay))
    if (api === null || signal.aborted) return
    const query = { lat: at.lat, long: at.lng }
    const found = await answerOf(api.GET('/places/at-point', { params: { query }, signal })).catch(
      () => null,
    )
    if (signal.aborted) return
    const name = found?.location ?? location
    setDescription(
      [found?.locality, found?.city, found?.district, found?.state, found?.pincode]
        .filter((part, i, parts) => part && parts.indexOf(part) === i)
        .join(', ') || name,
    )
    if (name !== location) onPlace(withPin(name, at, isExact))
  }
  /** `accuracy` in metres, for the position of a device. */
  function move(to: MapPoint, accuracy = 0) {
    const at = { lat: to.lat, lng: to.lng }
    const isExact = accuracy <= exactWithin
    setError('')
    setAccuracyMetres(isExact ? null : accuracy)
    reported.current = at
    onPlace(withPin(location, at, isExact))
    describing.current?.abort()
    describing.current = new AbortController()
    void describePin(at, isExact, describing.current.signal)
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
        value={point}
        onChange={(to) => move(to)}
        description={description}
        tiles={mapTiles}
        names={names}
        labels={labels}
        onViewChange={setView}
        actions={
          <Button onClick={locate}>
            <LocateIcon />
            {t(messages.useMyLocation)}
          </Button>
        }
      />
      <p role="status">
        {accuracyMetres !== null &&
          t(messages.roughPosition(formatCount(Math.round(accuracyMetres))))}
      </p>
      {error !== '' && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </>
  )
}
