import { accountPanelAtom, sessionAtom } from '@edbazaar/feature-session'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { RegisteredDialog } from './RegisteredDialog'
import { SignInDialog } from './SignInDialog'

/** The panel that stands open. Where another tab signs in, none that asks for it stays. */
export default function ShownPanel() {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const isSignedIn = useAtomValue(sessionAtom) !== null
  const isAsking = panel === 'sign-in' || panel === 'register' || panel === 'register-popup'
  useEffect(() => {
    if (isAsking && isSignedIn) setPanel(null)
  }, [isAsking, isSignedIn, setPanel])
  if (panel === 'registered') return <RegisteredDialog />
  return isAsking ? <SignInDialog panel={panel} /> : null
}
