import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { MapPanelProps } from './MapPanel'
import * as styles from './map.css'

/** The map's code is 50 kB gzip: it comes when it is first asked for. */
const MapPanel = lazy(() => import('./MapPanel'))

/** The map beside the list. It is drawn in the browser alone; until then its room is kept. */
export function MapAside(props: MapPanelProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = <div className={styles.waiting} />
  return (
    <div className={styles.room}>
      {isBrowser ? (
        <Suspense fallback={waiting}>
          <MapPanel {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

const never = () => () => {}
