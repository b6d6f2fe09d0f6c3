import { onSignOfLife } from '@edbazaar/feature-shell/sign-of-life'
import { type ComponentType, lazy, Suspense } from 'react'
import type { MailFormProps } from '../link/MailForm'

const id = 'late-mail-form'

/**
 * The form that asks for another link. As the server wrote it, it works without scripts; a visitor
 * whose link signs in does without its code.
 */
export function LateMailForm(props: MailFormProps) {
  return (
    <div id={id}>
      <Suspense>
        <Living {...props} />
      </Suspense>
    </div>
  )
}

const Living: ComponentType<MailFormProps> = import.meta.env.SSR
  ? (await import('../link/MailForm')).MailForm
  : lazy(async () => {
      const { MailForm } = await onSignOfLife(id, () => import('../link/MailForm'))
      return { default: MailForm }
    })
