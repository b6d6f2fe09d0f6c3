import { InteractionPart } from '@edbazaar/feature-platform/interaction-part'
import { onFirstInteraction } from '@edbazaar/feature-platform/on-first-interaction'
import { type ComponentType, lazy } from 'react'
import { sectionsFallback } from './home.css'
import type { LoadedHome } from './load-home'

const sectionsId = 'home-sections'

interface SectionsProps {
  loaded: LoadedHome
}

/**
 * The sections below the hero. The server renders them with working links and images, so their code
 * loads on the first interaction. After client-side navigation it loads at once.
 */
export function LazySections(props: SectionsProps) {
  return (
    <InteractionPart id={sectionsId} fallback={<div className={sectionsFallback} />}>
      <HydratedSections {...props} />
    </InteractionPart>
  )
}

const HydratedSections: ComponentType<SectionsProps> = import.meta.env.SSR
  ? (await import('./sections/Sections')).Sections
  : lazy(async () => {
      const { Sections } = await onFirstInteraction(sectionsId, () => import('./sections/Sections'))
      return { default: Sections }
    })
