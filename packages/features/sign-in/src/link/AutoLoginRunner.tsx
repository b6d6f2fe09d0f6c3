import {
  importWithRetry,
  paths,
  sessionAtom,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { forgetLinkToken, useLink } from '@edbazaar/feature-platform/link-token'
import { useSetAtom, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messages } from './messages'
import { useTokenSignIn } from './use-token-sign-in'

export interface AutoLoginProps {
  /** Called with the reason when sign-in fails. Without it, a toast shows the reason. */
  onFailed?: ((msg: string) => void) | undefined
}

/** Loaded only if a user is signed in. */
const ReplaceSessionDialog = lazy(() => importWithRetry(() => import('./ReplaceSessionDialog')))

/** Uses the sign-in link on mount, but asks first if a user is signed in. */
export default function AutoLoginRunner({ onFailed }: AutoLoginProps) {
  const t = useMessages(messages)
  const { take } = useLink()
  const signIn = useTokenSignIn()
  const store = useStore()
  const navigate = useNavigate()
  const [askedToken, setAskedToken] = useState<string | null>(null)
  const [user] = useState(() => store.get(sessionAtom)?.user)
  const showToast = useSetAtom(showToastAtom)
  const fail = onFailed ?? ((message: string) => showToast({ message, type: 'error' }))
  const follow = (token: string) =>
    void signIn(token, fail).then((msg) => msg !== null && fail(msg))
  useEffect(() => {
    const token = take()
    if (token === '') fail(t(messages.incomplete))
    else if (user === undefined) follow(token)
    else setAskedToken(token)
    // A link works only once.
  }, [])
  if (askedToken === null || user === undefined) return null
  function onContinue(token: string) {
    setAskedToken(null)
    follow(token)
  }
  function onStay() {
    setAskedToken(null)
    forgetLinkToken()
    void navigate(paths.home)
  }
  return (
    <Suspense>
      <ReplaceSessionDialog user={user} onContinue={() => onContinue(askedToken)} onStay={onStay} />
    </Suspense>
  )
}
