import {
  type ApiClient,
  answerOf,
  type MyProfile,
  type SecondFactorProof,
} from '@edbazaar/api-client'
import { PasswordField, useApiForm } from '@edbazaar/feature-form-kit'
import { endSessionAtom, paths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as styles from './details.css'
import { deletionSchema } from './details-schema'
import { messages } from './messages'
import { needsProof } from './security/needs-proof'
import ProofDialog from './security/ProofDialog'

interface Confirmation {
  email: string
  password?: string
}

interface DeleteAccountDialogProps {
  profile: Pick<MyProfile, 'email' | 'has_password'>
  onClose: () => void
}

/** Asks for the email address, the password and the second factor, then deletes the account. */
export default function DeleteAccountDialog({ profile, onClose }: DeleteAccountDialogProps) {
  const t = useMessages(messages)
  const { email, has_password: hasPassword } = profile
  const store = useStore()
  const navigate = useNavigate()
  const formId = useId()
  const [unproved, setUnproved] = useState<Confirmation | null>(null)
  async function deleteAccount(
    api: ApiClient,
    body: Confirmation & { proof?: SecondFactorProof },
  ): Promise<void> {
    await answerOf(api.POST('/users/my-profile/deletions', { body }))
    store.set(endSessionAtom)
    store.set(showToastAtom, { message: t(messages.deleted), type: 'success' })
    void navigate(paths.home)
  }
  const { isSending, onSubmit, field } = useApiForm<{ email: string; password: string }>({
    loadSchema: async () => deletionSchema(email, hasPassword),
    validatesOnBlur: false,
    send: async (api, { password, ...rest }) => {
      const body = hasPassword ? { ...rest, password } : rest
      await deleteAccount(api, body).catch((cause: unknown) => {
        if (!needsProof(cause)) throw cause
        setUnproved(body)
      })
    },
  })
  if (unproved !== null)
    return (
      <ProofDialog
        description={t(messages.deleteProof)}
        label={t(messages.deletePermanently)}
        prove={(api, proof) => deleteAccount(api, { ...unproved, proof })}
        onClose={() => setUnproved(null)}
      />
    )
  const footer = (
    <>
      <Button onClick={onClose}>{t(messages.keepAccount)}</Button>
      <Button type="submit" form={formId} variant="danger" loading={isSending}>
        {t(messages.deletePermanently)}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(messages.confirmTitle)}
      description={t(messages.confirmDescription)}
      footer={footer}
    >
      <form id={formId} noValidate className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={t(messages.typeEmail(email))}
          type="email"
          autoComplete="off"
          required
          {...field('email')}
        />
        {hasPassword && (
          <PasswordField
            label={t(messages.currentPassword)}
            autoComplete="current-password"
            required
            {...field('password')}
          />
        )}
      </form>
    </Dialog>
  )
}
