import { type ApiClient, answerOf, type MyProfile } from '@edbazaar/api-client'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useStore } from 'jotai'
import { useState } from 'react'
import { AuthenticatorSetUp, type NewAuthenticator } from './AuthenticatorSetUp'
import { messages } from './messages'
import { type NewPasskeySetUp, PasskeySetUp } from './PasskeySetUp'
import { type Permission, PermissionStep } from './PermissionStep'
import { RecoveryCodes } from './RecoveryCodes'
import type { SecurityAction } from './security-action'

interface SecurityDialogProps {
  action: SecurityAction
  /** Whether the user has a second factor. */
  isOn: boolean
  /** Whether the user has only one. */
  isLast: boolean
  profile: Pick<MyProfile, 'email' | 'has_password'>
  onDone: (outcome: { turnedOn: boolean }) => void
  onClose: () => void
}

type Step =
  | { name: 'permission' }
  | { name: 'authenticator'; setUp: NewAuthenticator }
  | { name: 'passkey'; setUp: NewPasskeySetUp }
  | { name: 'codes'; codes: readonly string[] }

/** Changes the user's second factors: asks for permission, then for what the change needs. */
export default function SecurityDialog(props: SecurityDialogProps) {
  const { action, isOn, isLast, profile, onDone, onClose } = props
  const t = useMessages(messages)
  const store = useStore()
  const [step, setStep] = useState<Step>({ name: 'permission' })

  function finish(message: string) {
    store.set(showToastAtom, { message, type: 'success' })
    onDone({ turnedOn: false })
    onClose()
  }
  function onAdded(codes: readonly string[]) {
    if (codes.length === 0) return finish(t(messages.added))
    store.set(showToastAtom, { message: t(messages.turnedOn), type: 'success' })
    onDone({ turnedOn: true })
    setStep({ name: 'codes', codes })
  }
  async function onPermitted(api: ApiClient, permission: Permission) {
    if (action.kind === 'authenticator') {
      const answer = api.POST('/users/second-factor/authenticators', { body: permission })
      setStep({ name: 'authenticator', setUp: await answerOf(answer) })
    } else if (action.kind === 'passkey') {
      const answer = api.POST('/users/second-factor/passkeys/options', { body: permission })
      setStep({ name: 'passkey', setUp: await answerOf(answer) })
    } else {
      const { proof } = permission
      if (proof === undefined) return
      if (action.kind === 'remove') {
        const id = action.factor === 'passkey' ? { passkey_id: action.id } : {}
        const body = { factor: action.factor, proof, ...id }
        await answerOf(api.POST('/users/second-factor/removals', { body }))
        return finish(t(messages.removed))
      }
      const answer = api.POST('/users/second-factor/recovery-codes', { body: { proof } })
      const { recovery_codes: codes } = await answerOf(answer)
      onDone({ turnedOn: false })
      setStep({ name: 'codes', codes })
    }
  }
  const { title, description } =
    step.name === 'codes'
      ? { title: t(messages.codesTitle), description: t(messages.codesText) }
      : textsOf(action, isLast, t)
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      {step.name === 'permission' && (
        <PermissionStep
          isOn={isOn}
          hasPassword={profile.has_password}
          onPermitted={onPermitted}
          onClose={onClose}
        />
      )}
      {step.name === 'authenticator' && <AuthenticatorSetUp setUp={step.setUp} onAdded={onAdded} />}
      {step.name === 'passkey' && <PasskeySetUp setUp={step.setUp} onAdded={onAdded} />}
      {step.name === 'codes' && (
        <RecoveryCodes codes={step.codes} email={profile.email} onClose={onClose} />
      )}
    </Dialog>
  )
}

function textsOf(action: SecurityAction, isLast: boolean, t: Translate) {
  switch (action.kind) {
    case 'authenticator':
      return { title: t(messages.app), description: t(messages.appText) }
    case 'passkey':
      return { title: t(messages.addPasskey), description: t(messages.passkeysText) }
    case 'recovery-codes':
      return { title: t(messages.newCodesTitle), description: t(messages.newCodesText) }
    case 'remove':
      return {
        title:
          action.factor === 'passkey'
            ? t(messages.removePasskeyTitle(action.name))
            : t(messages.removeAppTitle),
        description: isLast ? t(messages.removeLastText) : t(messages.removeText),
      }
  }
}
