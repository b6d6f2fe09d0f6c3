import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { messages } from './messages'
import { useLink } from './use-link'
import { useTokenSignIn } from './use-token-sign-in'

export interface AutoLoginProps {
  /** Called with the reason when sign-in fails. Without it, a toast shows the reason. */
  onFailed?: ((msg: string) => void) | undefined
}

/** Uses the sign-in link on mount. */
export default function AutoLoginRunner({ onFailed }: AutoLoginProps) {
  const t = useMessages(messages)
  const { take } = useLink()
  const signIn = useTokenSignIn()
  const showToast = useSetAtom(showToastAtom)
  const fail = onFailed ?? ((message: string) => showToast({ message, type: 'error' }))
  useEffect(() => {
    const token = take()
    if (token === '') fail(t(messages.incomplete))
    else void signIn(token).then((msg) => msg !== null && fail(msg))
    // A link works only once.
  }, [])
  return null
}
