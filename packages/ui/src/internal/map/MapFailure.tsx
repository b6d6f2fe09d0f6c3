'use client'

import { Button } from '../../components/Button/Button'
import * as styles from './map.css'

interface MapFailureProps {
  labels: { loadFailed: string; retry: string }
  onRetry: () => void
}

/** In the place of a map whose code could not be loaded. */
export function MapFailure({ labels, onRetry }: MapFailureProps) {
  return (
    <div className={styles.failure}>
      <p role="alert">{labels.loadFailed}</p>
      <Button onClick={onRetry}>{labels.retry}</Button>
    </div>
  )
}
