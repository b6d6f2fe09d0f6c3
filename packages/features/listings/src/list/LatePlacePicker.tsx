import { onSignOfLife } from '@edbazaar/feature-shell/sign-of-life'
import { type ComponentType, lazy, Suspense } from 'react'
import type { PlacePickerProps } from './PlacePicker'

const id = 'late-place-picker'

/**
 * The field of the place. As the server wrote it, it works without scripts; the code of its suggestions
 * comes at the visitor's first sign of life.
 */
export function LatePlacePicker(props: PlacePickerProps) {
  return (
    <div id={id}>
      <Suspense>
        <Living {...props} />
      </Suspense>
    </div>
  )
}

const Living: ComponentType<PlacePickerProps> = import.meta.env.SSR
  ? (await import('./PlacePicker')).PlacePicker
  : lateComponent()

/** Begins at once where the browser opens the list itself, while its rows are on their way. */
function lateComponent() {
  const loading = onSignOfLife(id, () => import('./PlacePicker'))
  return lazy(async () => ({ default: (await loading).PlacePicker }))
}
