import { importWithRetry } from '@edbazaar/feature-platform'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { MapPanelProps } from './MapPanel'
import * as styles from './map.css'

/** The map's code is 50 kB gzip, so it loads on demand. */
const MapPanel = lazy(() => importWithRetry(() => import('./MapPanel')))

/** The map beside the list. It renders only in the browser; its space is reserved until then. */
export function MapAside(props: MapPanelProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const placeholder = <div className={styles.placeholder} />
  return (
    <div className={styles.container}>
      {isBrowser ? (
        <Suspense fallback={placeholder}>
          <MapPanel {...props} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}

const never = () => () => {}
