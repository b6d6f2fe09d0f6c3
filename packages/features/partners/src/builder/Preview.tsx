import type { WidgetRelease } from '@edbazaar/api-client'
import { useAddress } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useAtomValue } from 'jotai'
import { createElement, useCallback, useState } from 'react'
import { messages } from '../messages'
import * as styles from './builder.css'
import { choicesAtom } from './choices'
import { attributesOf, homeOf, propertiesOf } from './snippet'
import { useWidgetScript } from './use-widget-script'
import { listenTo, type SaidEvent } from './widget-event'

/** The box that is being made, alive, and what it says. */
export function Preview({ release }: { release: WidgetRelease }) {
  const choices = useAtomValue(choicesAtom)
  const address = useAddress()
  const { state, retry } = useWidgetScript(release)
  const [event, setEvent] = useState<SaidEvent | null>(null)
  const hear = useCallback((box: HTMLElement) => listenTo(box, setEvent), [])
  return (
    <section aria-labelledby="preview-title">
      <h3 id="preview-title" className={styles.partTitle}>
        {messages.preview}
      </h3>
      <p className={styles.quiet}>{messages.previewText}</p>
      <div className={styles.stage} data-theme-of-box={choices.theme || undefined}>
        {createElement(
          'edbazaar-search',
          {
            ref: hear,
            ...attributesOf(choices),
            api: address('/api'),
            style: propertiesOf(choices),
          },
          <a href={homeOf(release)}>EdBazaar</a>,
        )}
        {state === 'failed' && (
          <Notice tone="bad" title={messages.failed}>
            <Button onClick={retry}>{messages.again}</Button>
          </Notice>
        )}
      </div>
      <p className={styles.event}>
        <span className={styles.eventName}>{messages.event}</span>{' '}
        {event ? (
          <>
            <code className={styles.code}>{event.name}</code> {event.text}
          </>
        ) : (
          messages.noEvent
        )}
      </p>
    </section>
  )
}
