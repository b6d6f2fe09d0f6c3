import { onFirstInteraction } from '@edbazaar/feature-platform/on-first-interaction'
import { type ComponentType, lazy, Suspense } from 'react'
import type { EmailFormProps } from '../link/EmailForm'

const id = 'lazy-mail-form'

/**
 * The form that asks for another link. As the server wrote it, it works without scripts; a visitor
 * whose link signs in does without its code.
 */
export function LazyEmailForm(props: EmailFormProps) {
  return (
    <div id={id}>
      <Suspense>
        <LazyContent {...props} />
      </Suspense>
    </div>
  )
}

const LazyContent: ComponentType<EmailFormProps> = import.meta.env.SSR
  ? (await import('../link/EmailForm')).EmailForm
  : lazy(async () => {
      const { EmailForm } = await onFirstInteraction(id, () => import('../link/EmailForm'))
      return { default: EmailForm }
    })
