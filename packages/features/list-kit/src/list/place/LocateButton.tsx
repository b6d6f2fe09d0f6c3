import { useMessages } from '@edbazaar/feature-platform'
import { LocateIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { useState } from 'react'
import { messages } from '../messages'
import * as styles from './locate-button.css'
import type { ChosenPoint } from './location'

interface LocateButtonProps {
  /** Called with the user's location. */
  onPoint: (point: ChosenPoint) => void
}

/** Geolocation options in milliseconds: the age of a cached position, and the timeout. */
const maximumAge = 600_000
const timeout = 10_000
/** Metres from which on a position is only rough, as that of a computer without GPS often is. */
const roughAccuracy = 5_000

/** Requests the user's location from the browser. */
export function LocateButton({ onPoint }: LocateButtonProps) {
  const t = useMessages(messages)
  const [isLocating, setIsLocating] = useState(false)
  const [error, setError] = useState('')
  function locate() {
    setIsLocating(true)
    setError('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false)
        const { latitude: lat, longitude: lng, accuracy } = coords
        const isApproximate = accuracy > roughAccuracy
        onPoint({ name: t(messages.yourLocation), lat, lng, isApproximate })
      },
      ({ code, PERMISSION_DENIED }) => {
        setIsLocating(false)
        const isDenied = code === PERMISSION_DENIED
        setError(t(isDenied ? messages.locationDenied : messages.locationUnknown))
      },
      { maximumAge, timeout },
    )
  }
  return (
    <>
      <IconButton
        variant="quiet"
        label={t(messages.useMyLocation)}
        icon={<LocateIcon />}
        loading={isLocating}
        onClick={locate}
        className={styles.button}
      />
      <p role="status" className={styles.error}>
        {error}
      </p>
    </>
  )
}
