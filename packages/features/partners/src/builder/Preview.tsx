import type { WidgetRelease } from '@edbazaar/api-client'
import { useMessages, usePathWithBase } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useAtomValue } from 'jotai'
import { createElement, useCallback, useState } from 'react'
import { messages } from '../messages'
import * as styles from './builder.css'
import { choicesAtom } from './choices'
import { listenToWidget, type WidgetEvent } from './listen-to-widget'
import { attributesOf, propertiesOf, siteUrlOf } from './snippet'
import { useWidgetScript } from './use-widget-script'

/** The search box with the current choices, and its last event. */
export function Preview({ release }: { release: WidgetRelease }) {
  const t = useMessages(messages)

  const choices = useAtomValue(choicesAtom)
  const pathWithBase = usePathWithBase()
  const { state, retry } = useWidgetScript(release)
  const [event, setEvent] = useState<WidgetEvent | null>(null)
  const attachListener = useCallback((widget: HTMLElement) => listenToWidget(widget, setEvent), [])
  return (
    <section aria-labelledby="preview-title">
      <h3 id="preview-title" className={styles.partTitle}>
        {t(messages.preview)}
      </h3>
      <p className={styles.text}>{t(messages.previewText)}</p>
      <div className={styles.preview} data-widget-theme={choices.theme || undefined}>
        {createElement(
          'edbazaar-search',
          {
            ref: attachListener,
            ...attributesOf(choices),
            api: pathWithBase('/api'),
            style: propertiesOf(choices),
          },
          <a href={siteUrlOf(release)}>EdBazaar</a>,
        )}
        {state === 'failed' && (
          <Notice tone="bad" title={t(messages.failed)}>
            <Button onClick={retry}>{t(messages.retry)}</Button>
          </Notice>
        )}
      </div>
      <p className={styles.event}>
        <span className={styles.eventName}>{t(messages.event)}</span>{' '}
        {event ? (
          <>
            <code className={styles.code}>{event.name}</code>{' '}
            {event.targetUrl === undefined
              ? event.text
              : t(messages.wouldOpen(event.text, event.targetUrl))}
          </>
        ) : (
          t(messages.noEvent)
        )}
      </p>
    </section>
  )
}
