import { InteractionPart } from '@edbazaar/feature-platform/interaction-part'
import { onFirstInteraction } from '@edbazaar/feature-platform/on-first-interaction'
import { type ComponentType, lazy } from 'react'
import type { EmailFormProps } from '../link/EmailForm'

const id = 'lazy-email-form'

/**
 * The form that asks for another link. The server-rendered form works without scripts; a visitor whose
 * link signs in never loads its code.
 */
export function LazyEmailForm(props: EmailFormProps) {
  return (
    <InteractionPart id={id}>
      <LazyContent {...props} />
    </InteractionPart>
  )
}

const LazyContent: ComponentType<EmailFormProps> = import.meta.env.SSR
  ? (await import('../link/EmailForm')).EmailForm
  : lazy(async () => {
      const { EmailForm } = await onFirstInteraction(id, () => import('../link/EmailForm'))
      return { default: EmailForm }
    })
