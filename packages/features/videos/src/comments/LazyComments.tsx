import { InteractionPart } from '@edbazaar/feature-platform/interaction-part'
import { onFirstInteraction } from '@edbazaar/feature-platform/on-first-interaction'
import { type ComponentType, lazy } from 'react'
import type { CommentsSectionProps } from './CommentsSection'

const partId = 'lazy-comments'

/**
 * The comments, below the video and its texts. The server renders the first page, so their code loads on
 * the first interaction. After client-side navigation it loads at once.
 */
export function LazyComments(props: CommentsSectionProps) {
  return (
    <InteractionPart id={partId}>
      <Hydrated {...props} />
    </InteractionPart>
  )
}

const Hydrated: ComponentType<CommentsSectionProps> = import.meta.env.SSR
  ? (await import('./CommentsSection')).CommentsSection
  : lazy(async () => {
      const part = await onFirstInteraction(partId, () => import('./CommentsSection'))
      return { default: part.CommentsSection }
    })
