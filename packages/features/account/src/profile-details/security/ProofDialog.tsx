import { hasStatus } from '@edbazaar/api-client'
import type { ProveSecondFactor } from '@edbazaar/feature-form-kit/second-step'
import { useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { messages } from './messages'
import { ProofStep } from './ProofStep'

interface ProofDialogProps {
  prove: ProveSecondFactor
  /** The action that the proof allows. */
  description: string
  /** The text of the button that sends a code. @default Confirm */
  label?: string
  onClose: () => void
}

/** Asks for the second factor before a change of the account. */
export default function ProofDialog({ prove, description, label, onClose }: ProofDialogProps) {
  const t = useMessages(messages)
  const proveOnce: ProveSecondFactor = async (api, proof) => {
    try {
      await prove(api, proof)
    } catch (cause) {
      // The challenge has expired, and the form's message asks to start again.
      if (hasStatus(cause, 404)) onClose()
      throw cause
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={t(messages.proofTitle)} description={description}>
      <ProofStep prove={proveOnce} onClose={onClose} {...(label !== undefined && { label })} />
    </Dialog>
  )
}
