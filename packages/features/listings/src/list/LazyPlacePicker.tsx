import { importWithRetry } from '@edbazaar/feature-shell'
import { type ComponentType, lazy } from 'react'
import { LazyPart } from './LazyPart'
import type { PlacePickerProps } from './PlacePicker'

/**
 * The field of the place. The server-rendered field works without scripts; the code of its
 * suggestions follows that of the list.
 */
export function LazyPlacePicker(props: PlacePickerProps) {
  return (
    <LazyPart>
      <LazyContent {...props} />
    </LazyPart>
  )
}

const LazyContent: ComponentType<PlacePickerProps> = import.meta.env.SSR
  ? (await import('./PlacePicker')).PlacePicker
  : lazyComponent()

/** Starts to load with the code of the list, without waiting for its first render. */
function lazyComponent() {
  const loading = importWithRetry(() => import('./PlacePicker'))
  return lazy(async () => ({ default: (await loading).PlacePicker }))
}
