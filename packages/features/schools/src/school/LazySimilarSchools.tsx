import { InteractionPart } from '@edbazaar/feature-platform/interaction-part'
import { onFirstInteraction } from '@edbazaar/feature-platform/on-first-interaction'
import { type ComponentType, lazy } from 'react'
import type { SimilarSchoolsProps } from './SimilarSchools'

const partId = 'similar-schools'

/**
 * Similar schools nearby, at the end of the page. The server renders them with working links and images,
 * so their code loads on the first interaction. After client-side navigation it loads at once.
 */
export function LazySimilarSchools(props: SimilarSchoolsProps) {
  return (
    <InteractionPart id={partId}>
      <Hydrated {...props} />
    </InteractionPart>
  )
}

const Hydrated: ComponentType<SimilarSchoolsProps> = import.meta.env.SSR
  ? (await import('./SimilarSchools')).SimilarSchools
  : lazy(async () => {
      const part = await onFirstInteraction(partId, () => import('./SimilarSchools'))
      return { default: part.SimilarSchools }
    })
