import { accountPanelAtom, importWithRetry, sessionAtom } from '@edbazaar/feature-platform'
import { useAtom, useAtomValue } from 'jotai'
import { lazy, useEffect } from 'react'
import { RegisteredDialog } from './RegisteredDialog'
import { SignInDialog } from './SignInDialog'

/** Few accounts have a second step. */
const SecondStepDialog = lazy(() => importWithRetry(() => import('./SecondStepDialog')))

/** The open panel. A sign-in or register panel closes when another tab signs in. */
export default function ActivePanel() {
  const [panel, setPanel] = useAtom(accountPanelAtom)
  const isSignedIn = useAtomValue(sessionAtom) !== null
  const isSignInDialog = panel === 'sign-in' || panel === 'register' || panel === 'register-popup'
  useEffect(() => {
    if (isSignInDialog && isSignedIn) setPanel(null)
  }, [isSignInDialog, isSignedIn, setPanel])
  if (panel === 'second-step') return <SecondStepDialog />
  if (panel === 'registered') return <RegisteredDialog />
  return isSignInDialog ? <SignInDialog panel={panel} /> : null
}
