import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import * as styles from './google-button.css'
import { loadGsi } from './gsi'
import { useGoogleSignIn } from './use-google-sign-in'

/** A nonce expires after 30 minutes. Request a new one before that. */
const nonceRenewalMs = 25 * 60 * 1000
/** Google's own limit. */
const maxButtonWidth = 400

/** Google's own button. Loads Google's script, and uses a new nonce for each attempt. */
export function GoogleButton({ clientId }: { clientId: string }) {
  const t = useMessages(messages)
  const { container, state } = useRenderedButton(clientId)
  if (state === 'failed') return <p className={styles.failed}>{t(messages.googleFailed)}</p>
  return (
    <div className={styles.box} aria-busy={state === 'loading'}>
      <div ref={container} className={styles.container} />
    </div>
  )
}

function useRenderedButton(clientId: string) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const api = useAtomValue(apiAtom)
  const signIn = useLatest(useGoogleSignIn())
  useEffect(() => {
    if (api === null) return
    let isCancelled = false
    const restart = () => {
      if (!isCancelled) setAttempt(attempt + 1)
    }
    const timer = setTimeout(restart, nonceRenewalMs)
    const onCredential = (idToken: string) => void signIn.current(idToken).finally(restart)
    renderButton({ api, clientId, container, onCredential }).then(
      () => isCancelled || setState('ready'),
      (cause: unknown) => {
        console.warn(cause)
        if (!isCancelled) setState('failed')
      },
    )
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [api, clientId, attempt, signIn])
  return { container, state }
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

interface ButtonDeps {
  api: ApiClient
  clientId: string
  container: RefObject<HTMLElement | null>
  onCredential: (idToken: string) => void
}

async function renderButton({ api, clientId, container, onCredential }: ButtonDeps): Promise<void> {
  const [{ nonce }, google] = await Promise.all([
    answerOf(api.POST('/users/google-nonces')),
    loadGsi(),
  ])
  const element = container.current
  if (element === null) return
  google.initialize({
    client_id: clientId,
    nonce,
    ux_mode: 'popup',
    auto_select: false,
    callback: ({ credential }) => {
      if (credential !== undefined) onCredential(credential)
    },
  })
  element.replaceChildren()
  google.renderButton(element, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    text: 'signin_with',
    logo_alignment: 'center',
    width: Math.min(maxButtonWidth, element.clientWidth),
  })
}
