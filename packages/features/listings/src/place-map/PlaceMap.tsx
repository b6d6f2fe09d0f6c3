import { Button } from '@edbazaar/ui/Button'
import { MapIcon, MapPinIcon } from '@edbazaar/ui/Icon'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { lazy, Suspense, useState } from 'react'
import { googleMapsUrl } from './map-url'
import { messages } from './messages'
import type { Neighbour } from './PlacePanel'
import * as styles from './place-map.css'

/** The map's code is 50 kB gzip: it comes when it is asked for. */
const PlacePanel = lazy(() => import('./PlacePanel'))

interface PlaceMapProps {
  name: string
  /** Degrees; null where nobody knows. */
  at: { lat: number | null; lng: number | null }
  /** What else the map shows, the nearest first. */
  neighbours?: readonly Neighbour[]
  className: string
}

/** Where something is, on a map that comes on demand; nothing where the place is not known. */
export function PlaceMap({ name, at, neighbours = [], className }: PlaceMapProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { lat, lng } = at
  if (lat === null || lng === null) return null
  return (
    <section id="map" className={`${styles.section} ${className}`}>
      <SectionHead title={messages.title} />
      <div className={styles.ways}>
        <Button
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((was) => !was)}
        >
          <MapIcon />
          {isOpen ? messages.hide : messages.show}
        </Button>
        <a
          href={googleMapsUrl({ lat, lng })}
          rel="noopener"
          target="_blank"
          className={styles.outside}
        >
          <MapPinIcon size="small" />
          {messages.outside}
        </a>
      </div>
      {isOpen && (
        <div className={styles.room}>
          <Suspense>
            <PlacePanel name={name} at={{ lat, lng }} neighbours={neighbours} />
          </Suspense>
        </div>
      )}
    </section>
  )
}
