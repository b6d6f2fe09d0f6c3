import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { SentNotice, useRequest } from '@edbazaar/feature-form-kit'
import { bookingPaths, useIsBrowser, useMessages } from '@edbazaar/feature-platform'
import { isLinkToken } from '@edbazaar/feature-platform/link-token'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { Notice } from '@edbazaar/ui/Notice'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as styles from './links.css'
import { messages } from './messages'

export interface SecretLinkScreenProps {
  texts: (typeof messages)['cancel' | 'leave']
  send: (api: ApiClient, body: { token: string }) => Promise<unknown>
}

/** The secret of the link that opened this entry of the history, which survives a refresh. */
const savedSecret = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'secret' in state ? String(state.secret) : ''

/** The page behind a link whose secret is in the fragment. Opening it changes nothing; the button does. */
export function SecretLinkScreen({ texts, send }: SecretLinkScreenProps) {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { run, isBusy } = useRequest()
  const [isDone, setIsDone] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Whether pressing the button again cannot help. */
  const [isOver, setIsOver] = useState(false)
  const secret = hash.slice(1)
  const token = secret || savedSecret(state)
  // The secret leaves the address bar at once.
  const hide = useEffectEvent(() =>
    navigate({ pathname, search }, { replace: true, preventScrollReset: true, state: { secret } }),
  )
  useEffect(() => {
    if (secret !== '') void hide()
  }, [secret])
  const toBookings = <ButtonLink href={bookingPaths.mine}>{t(messages.toBookings)}</ButtonLink>
  if (isBrowser && !isDone && !isLinkToken(token))
    return (
      <EmptyState level={1} title={t(messages.incomplete)} actions={toBookings}>
        {t(messages.incompleteText)}
      </EmptyState>
    )

  async function onSend() {
    setRefusal(null)
    const answer = await run((api) => send(api, { token }), {
      onFailure(cause) {
        if (!(cause instanceof ApiError) || cause.status === 0) return false
        setRefusal(cause.message)
        setIsOver(cause.status < 500 && cause.status !== 429)
        return true
      },
    })
    if (answer === null) return
    setIsDone(true)
    // The secret has done its work.
    await navigate(pathname, { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(isDone ? texts.doneTitle : texts.title)}</h1>
      {isDone ? (
        <SentNotice>{t(texts.doneText)}</SentNotice>
      ) : (
        <>
          <p>{t(texts.text)}</p>
          {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
          {!isOver && (
            <Button
              variant="main"
              size="large"
              disabled={!isBrowser}
              loading={isBusy}
              onClick={() => void onSend()}
            >
              {t(texts.button)}
            </Button>
          )}
          <noscript>{t(messages.needsScripts)}</noscript>
        </>
      )}
      {toBookings}
    </div>
  )
}
