import { onSignOfLife } from '@edbazaar/feature-shell/sign-of-life'
import { type ComponentType, lazy, Suspense } from 'react'
import * as styles from '../newsletters.css'

const id = 'late-subscribe'

/**
 * The form beside newsletters. As the server wrote it, it works without scripts; readers who never
 * come to it do without its code.
 */
export function LateSubscribeForm() {
  return (
    <div id={id} className={styles.late}>
      <Suspense fallback={<div className={styles.formRoom} />}>
        <Living />
      </Suspense>
    </div>
  )
}

const Living: ComponentType = import.meta.env.SSR
  ? (await import('../SubscribeForm')).SubscribeForm
  : lazy(async () => {
      const { SubscribeForm } = await onSignOfLife(id, () => import('../SubscribeForm'))
      return { default: SubscribeForm }
    })
