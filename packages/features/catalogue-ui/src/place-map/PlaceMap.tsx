import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { MapIcon, MapPinIcon } from '@edbazaar/ui/Icon'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { lazy, Suspense, useState } from 'react'
import { googleMapsUrl } from './map-url'
import { messages } from './messages'
import type { Neighbour } from './PlacePanel'
import * as styles from './place-map.css'

/** The map's code is 50 kB gzip, so it loads on demand. */
const PlacePanel = lazy(() => importWithRetry(() => import('./PlacePanel')))

interface PlaceMapProps {
  name: string
  /** Degrees; null if unknown. */
  at: { lat: number | null; lng: number | null }
  /** Other schools on the map, the nearest first. */
  neighbours?: readonly Neighbour[]
  className: string
}

/** The location on a map that loads on demand. Renders nothing without coordinates. */
export function PlaceMap({ name, at, neighbours = [], className }: PlaceMapProps) {
  const t = useMessages(messages)

  const [isOpen, setIsOpen] = useState(false)
  const { lat, lng } = at
  if (lat === null || lng === null) return null
  return (
    <section id="map" className={`${styles.section} ${className}`}>
      <SectionHead title={t(messages.title)} />
      <div className={styles.actions}>
        <Button
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          <MapIcon />
          {isOpen ? t(messages.hide) : t(messages.show)}
        </Button>
        <a
          href={googleMapsUrl({ lat, lng })}
          rel="noopener"
          target="_blank"
          className={styles.googleMaps}
        >
          <MapPinIcon size="small" />
          {t(messages.googleMaps)}
        </a>
      </div>
      {isOpen && (
        <div className={styles.map}>
          <Suspense>
            <PlacePanel name={name} at={{ lat, lng }} neighbours={neighbours} />
          </Suspense>
        </div>
      )}
    </section>
  )
}
