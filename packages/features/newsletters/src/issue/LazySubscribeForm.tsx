import { InteractionPart } from '@edbazaar/feature-platform/interaction-part'
import { onFirstInteraction } from '@edbazaar/feature-platform/on-first-interaction'
import { type ComponentType, lazy } from 'react'
import * as styles from '../newsletters.css'

const id = 'lazy-subscribe'

/**
 * The form beside a newsletter. The server-rendered form works without scripts; its code loads on
 * the first interaction.
 */
export function LazySubscribeForm() {
  return (
    <InteractionPart
      id={id}
      className={styles.lazyForm}
      fallback={<div className={styles.formPlaceholder} />}
    >
      <LazyForm />
    </InteractionPart>
  )
}

const LazyForm: ComponentType = import.meta.env.SSR
  ? (await import('../SubscribeForm')).SubscribeForm
  : lazy(async () => {
      const { SubscribeForm } = await onFirstInteraction(id, () => import('../SubscribeForm'))
      return { default: SubscribeForm }
    })
