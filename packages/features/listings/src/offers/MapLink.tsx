import { MapPinIcon } from '@edbazaar/ui/Icon'
import { mapAddress } from './map-address'
import { messages } from './messages'
import * as styles from './offers.css'

interface MapLinkProps {
  at: { lat: number | null; lng: number | null }
}

/** Leads to a map outside; nothing where the place is not known. */
export function MapLink({ at }: MapLinkProps) {
  const address = mapAddress(at)
  if (address === null) return null
  return (
    <a href={address} rel="noopener" target="_blank" className={styles.mapLink}>
      <MapPinIcon size="small" />
      {messages.map}
    </a>
  )
}
