import { type ApiClient, hasStatus, type SecondFactorProof } from '@edbazaar/api-client'
import { PasswordField, useApiForm, useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useStore } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import * as details from '../details.css'
import { messages } from './messages'
import { ProofStep } from './ProofStep'
import * as styles from './security.css'

/** The permission for a change: the current password, or a proof of the second factor. */
export interface Permission {
  password?: string
  proof?: SecondFactorProof
}

interface PermissionStepProps {
  isOn: boolean
  hasPassword: boolean
  onPermitted: (api: ApiClient, permission: Permission) => Promise<void>
  onClose: () => void
}

/** Asks for the second factor if there is one, otherwise for the password if there is one. */
export function PermissionStep({ isOn, hasPassword, onPermitted, onClose }: PermissionStepProps) {
  const t = useMessages(messages)
  if (isOn)
    return (
      <div className={styles.steps}>
        <p className={details.text}>{t(messages.proofText)}</p>
        <ProofStep prove={(api, proof) => onPermitted(api, { proof })} onClose={onClose} />
      </div>
    )
  return hasPassword ? (
    <Password onPermitted={onPermitted} />
  ) : (
    <Continue onPermitted={onPermitted} />
  )
}

const passwordSchema = (t: Translate) =>
  v.object({ password: v.pipe(v.optional(v.string(), ''), v.nonEmpty(t(messages.enterPassword))) })

function Password({ onPermitted }: Pick<PermissionStepProps, 'onPermitted'>) {
  const t = useMessages(messages)
  const { isSending, onSubmit, field } = useApiForm<{ password: string }>({
    loadSchema: async () => passwordSchema,
    validatesOnBlur: false,
    failedField: (cause) => (hasStatus(cause, 401) ? 'password' : undefined),
    send: (api, { password }) => onPermitted(api, { password }),
  })
  return (
    <form noValidate className={styles.steps} onSubmit={onSubmit}>
      <p className={details.text}>{t(messages.passwordText)}</p>
      <PasswordField
        label={t(messages.currentPassword)}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {t(messages.continue)}
      </Button>
    </form>
  )
}

function Continue({ onPermitted }: Pick<PermissionStepProps, 'onPermitted'>) {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure } = useFailureToast()
  const [isSending, setIsSending] = useState(false)
  async function start() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsSending(true)
    try {
      await onPermitted(api, {})
    } catch (cause) {
      showFailure(cause)
      setIsSending(false)
    }
  }
  return (
    <div className={styles.steps}>
      <p className={details.text}>{t(messages.noPasswordText)}</p>
      <Button variant="main" size="large" loading={isSending} onClick={() => void start()}>
        {t(messages.continue)}
      </Button>
    </div>
  )
}
