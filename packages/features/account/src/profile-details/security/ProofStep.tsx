import { answerOf, type SecondStep } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { type ProveSecondFactor, SecondStepForm } from '@edbazaar/feature-form-kit/second-step'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from './messages'

interface ProofStepProps {
  prove: ProveSecondFactor
  /** The text of the button that sends a code. @default Confirm */
  label?: string
  /** Called if there is nothing to prove. */
  onClose: () => void
}

/** Asks a signed-in user for their second factor. */
export function ProofStep({ prove, label, onClose }: ProofStepProps) {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure } = useFailureToast()
  const [step, setStep] = useState<SecondStep | null>(null)
  useEffect(() => {
    const api = store.get(apiAtom)
    if (api === null) return
    let isGone = false
    answerOf(api.POST('/users/second-factor/challenges')).then(
      (challenge) => {
        if (!isGone) setStep(challenge)
      },
      (cause: unknown) => {
        if (isGone) return
        showFailure(cause)
        onClose()
      },
    )
    return () => {
      isGone = true
    }
    // One challenge for each time that the step opens.
  }, [])
  if (step === null) return <ProgressLine isActive label={t(messages.loading)} />
  return <SecondStepForm step={step} prove={prove} {...(label !== undefined && { label })} />
}
