import { answerOf, hasStatus } from '@edbazaar/api-client'
import { type ProveSecondFactor, SecondStepForm } from '@edbazaar/feature-form-kit/second-step'
import { accountPanelAtom, useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useAtom, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { messages } from '../messages'
import { pendingSignInAtom } from '../pending-sign-in-atom'
import { useSignInOutcome } from '../use-sign-in-outcome'

/** The second step of a sign-in, over every page. */
export default function SecondStepDialog() {
  const t = useMessages(messages)
  const [pending, setPending] = useAtom(pendingSignInAtom)
  const setPanel = useSetAtom(accountPanelAtom)
  const { onSignedIn } = useSignInOutcome()
  const isCancelled = useRef(false)
  if (pending === null) return null
  const { step, message, fallback, onCancelled } = pending

  function onClose() {
    if (isCancelled.current) return
    isCancelled.current = true
    setPanel(null)
    setPending(null)
    onCancelled?.()
  }
  const prove: ProveSecondFactor = async (api, body) => {
    try {
      const session = await answerOf(api.POST('/users/second-step', { body }))
      setPanel(null)
      setPending(null)
      onSignedIn(session, message?.(session.user), fallback)
    } catch (cause) {
      // The challenge has expired, and the form's message asks to start again.
      if (hasStatus(cause, 404)) onClose()
      throw cause
    }
  }
  return (
    <Dialog
      isOpen
      hasLogo
      title={t(messages.secondStepTitle)}
      description={t(messages.secondStepText)}
      onClose={onClose}
    >
      <SecondStepForm step={step} prove={prove} label={t(messages.signIn)} />
    </Dialog>
  )
}
