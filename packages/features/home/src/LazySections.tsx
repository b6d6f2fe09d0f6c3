import { onFirstInteraction } from '@edbazaar/feature-shell/on-first-interaction'
import { type ComponentType, lazy, Suspense } from 'react'
import { room } from './home.css'
import type { LoadedHome } from './load-home'

const sectionsId = 'home-sections'

interface SectionsProps {
  loaded: LoadedHome
}

/**
 * The sections below the lead. The server has written them, and their links and images work as
 * they are: their code comes at the reader's first sign of life. Where the browser opens the front
 * page itself it comes at once.
 */
export function LazySections(props: SectionsProps) {
  return (
    <div id={sectionsId}>
      <Suspense fallback={<div className={room} />}>
        <Living {...props} />
      </Suspense>
    </div>
  )
}

const Living: ComponentType<SectionsProps> = import.meta.env.SSR
  ? (await import('./sections/Sections')).Sections
  : lazy(async () => {
      const { Sections } = await onFirstInteraction(sectionsId, () => import('./sections/Sections'))
      return { default: Sections }
    })
