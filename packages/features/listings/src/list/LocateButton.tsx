import { LocateIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { useState } from 'react'
import * as styles from './list.css'
import { messages } from './messages'

interface LocateButtonProps {
  /** Called with where the reader is, in degrees. */
  onPoint: (point: { lat: number; lng: number }) => void
}

/** Milliseconds for which an earlier answer will do, and after which none is waited for. */
const maximumAge = 600_000
const timeout = 10_000

/** Lists what is near the reader, once the browser tells where that is. */
export function LocateButton({ onPoint }: LocateButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [loadError, setTrouble] = useState('')
  function locate() {
    setIsAsking(true)
    setTrouble('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsAsking(false)
        onPoint({ lat: coords.latitude, lng: coords.longitude })
      },
      ({ code, PERMISSION_DENIED }) => {
        setIsAsking(false)
        setTrouble(code === PERMISSION_DENIED ? messages.locationDenied : messages.locationUnknown)
      },
      { maximumAge, timeout },
    )
  }
  return (
    <>
      <IconButton
        variant="quiet"
        label={messages.useMyLocation}
        icon={<LocateIcon />}
        loading={isAsking}
        onClick={locate}
        className={styles.locate}
      />
      <p role="status" className={styles.locateTrouble}>
        {loadError}
      </p>
    </>
  )
}
