import { onFirstInteraction } from '@edbazaar/feature-shell/on-first-interaction'
import { type ComponentType, lazy, Suspense } from 'react'
import type { PlacePickerProps } from './PlacePicker'

const id = 'lazy-place-picker'

/**
 * The field of the place. As the server wrote it, it works without scripts; the code of its suggestions
 * loads on the first interaction.
 */
export function LazyPlacePicker(props: PlacePickerProps) {
  return (
    <div id={id}>
      <Suspense>
        <LazyContent {...props} />
      </Suspense>
    </div>
  )
}

const LazyContent: ComponentType<PlacePickerProps> = import.meta.env.SSR
  ? (await import('./PlacePicker')).PlacePicker
  : lazyComponent()

/** Loads at once when the browser navigates to the list, in parallel with its rows. */
function lazyComponent() {
  const loading = onFirstInteraction(id, () => import('./PlacePicker'))
  return lazy(async () => ({ default: (await loading).PlacePicker }))
}
