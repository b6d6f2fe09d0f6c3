import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import * as styles from './google-button.css'
import { loadGsi } from './gsi'
import { useGoogleSignIn } from './use-google-sign-in'

/** A nonce holds for 30 minutes: who reads that long gets another. */
const renewal = 25 * 60 * 1000
/** The widest that Google draws. */
const widest = 400

/** Google's own button. Its script comes with it, and each try has a nonce of its own. */
export function GoogleButton({ clientId }: { clientId: string }) {
  const { place, state } = useButton(clientId)
  if (state === 'failed') return <p className={styles.failed}>{messages.googleFailed}</p>
  return (
    <div className={styles.box} aria-busy={state === 'coming'}>
      <div ref={place} className={styles.place} />
    </div>
  )
}

function useButton(clientId: string) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  const [round, setRound] = useState(0)
  const api = useAtomValue(apiAtom)
  const signIn = useLatest(useGoogleSignIn())
  useEffect(() => {
    if (api === null) return
    let isOver = false
    const startAnew = () => {
      if (!isOver) setRound(round + 1)
    }
    const timer = setTimeout(startAnew, renewal)
    const onCredential = (idToken: string) => void signIn.current(idToken).finally(startAnew)
    drawButton({ api, clientId, place, onCredential }).then(
      () => isOver || setState('there'),
      (cause: unknown) => {
        console.warn(cause)
        if (!isOver) setState('failed')
      },
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, clientId, round, signIn])
  return { place, state }
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
  place: RefObject<HTMLElement | null>
  onCredential: (idToken: string) => void
}

async function drawButton({ api, clientId, place, onCredential }: ButtonDeps): Promise<void> {
  const [{ nonce }, google] = await Promise.all([
    answerOf(api.POST('/users/google-nonces')),
    loadGsi(),
  ])
  const element = place.current
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
    width: Math.min(widest, element.clientWidth),
  })
}
