import { showToastAtom } from '@edbazaar/feature-shell'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { messages } from './link-messages'
import { useLink } from './use-link'
import { useTokenSignIn } from './use-token-sign-in'

export interface AutoLoginProps {
  /** Is told why nobody was signed in; otherwise a toast says so. */
  onRefused?: ((msg: string) => void) | undefined
}

/** Uses the link up when it is first shown. */
export default function AutoLoginNow({ onRefused }: AutoLoginProps) {
  const { take } = useLink()
  const signIn = useTokenSignIn()
  const showToast = useSetAtom(showToastAtom)
  const refuse = onRefused ?? ((message: string) => showToast({ message, type: 'error' }))
  useEffect(() => {
    const token = take()
    if (token === '') refuse(messages.notWhole)
    else void signIn(token).then((msg) => msg !== null && refuse(msg))
    // A link holds once.
  }, [])
  return null
}
