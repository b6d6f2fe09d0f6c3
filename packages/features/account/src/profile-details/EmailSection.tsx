import { type ApiClient, answerOf, type SecondFactorProof } from '@edbazaar/api-client'
import { PasswordField, SentNotice, useApiForm, useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom, importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { newEmailSchema, newEmailWithPasswordSchema } from './details-schema'
import { messages } from './messages'
import { useProfile } from './profile-context'
import { needsProof } from './security/needs-proof'

/** The account's email address, confirmed and changed through an emailed link. */
export function EmailSection() {
  const t = useMessages(messages)
  const { profile } = useProfile()
  const { email, is_email_confirmed: isConfirmed } = profile
  const [isChanging, setIsChanging] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <DetailsSection id="email" title={t(messages.email)} text={t(messages.emailText)}>
      <p className={styles.address}>
        <span className={styles.name}>{email}</span>
        <Badge tone={isConfirmed ? 'good' : 'accent'}>
          {isConfirmed ? t(messages.isConfirmed) : t(messages.notConfirmed)}
        </Badge>
      </p>
      {sentTo !== null && (
        <SentNotice key={sentTo} title={t(messages.linkSent)}>
          {t(messages.linkSentText(sentTo))}
        </SentNotice>
      )}
      {!isConfirmed && sentTo === null && (
        <ConfirmEmail email={email} onSent={() => setSentTo(email)} />
      )}
      {isChanging ? (
        <ChangeEmailForm
          onCancel={() => setIsChanging(false)}
          onSent={(address) => {
            setSentTo(address)
            setIsChanging(false)
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setIsChanging(true)}>{t(messages.changeEmail)}</Button>
        </div>
      )}
    </DetailsSection>
  )
}

function ConfirmEmail({ email, onSent }: { email: string; onSent: () => void }) {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure: showError, dismissError } = useFailureToast()
  const [isSending, setIsSending] = useState(false)
  async function confirm() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsSending(true)
    try {
      await answerOf(api.POST('/users/email-changes', { body: { email } }))
      dismissError()
      onSent()
    } catch (cause) {
      setIsSending(false)
      showError(cause)
    }
  }
  return (
    <div className={styles.prompt}>
      <p className={styles.text}>{t(messages.confirmText)}</p>
      <Button variant="act" loading={isSending} onClick={() => void confirm()}>
        {t(messages.confirm)}
      </Button>
    </div>
  )
}

const ProofDialog = lazy(() => importWithRetry(() => import('./security/ProofDialog')))

interface NewEmail {
  email: string
  password?: string
}

interface ChangeEmailFormProps {
  onSent: (email: string) => void
  onCancel: () => void
}

function ChangeEmailForm({ onSent, onCancel }: ChangeEmailFormProps) {
  const t = useMessages(messages)
  const { has_password: hasPassword } = useProfile().profile
  const [unproved, setUnproved] = useState<NewEmail | null>(null)
  async function change(api: ApiClient, body: NewEmail & { proof?: SecondFactorProof }) {
    await answerOf(api.POST('/users/email-changes', { body }))
    onSent(body.email)
  }
  const { isSending, onSubmit, field } = useApiForm<NewEmail>({
    loadSchema: async () => (hasPassword ? newEmailWithPasswordSchema : newEmailSchema),
    validatesOnBlur: false,
    send: (api, body) =>
      change(api, body).catch((cause: unknown) => {
        if (!needsProof(cause)) throw cause
        setUnproved(body)
      }),
  })
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t(messages.changeEmail)}
      onSubmit={onSubmit}
    >
      <TextField
        label={t(messages.newEmail)}
        type="email"
        autoComplete="email"
        hint={t(messages.newEmailHint)}
        required
        // The user has just opened the form.
        autoFocus
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
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.sendLink)}
        </Button>
        <Button onClick={onCancel}>{t(messages.cancel)}</Button>
      </div>
      {unproved !== null && (
        <Suspense>
          <ProofDialog
            description={t(messages.newEmailProof(unproved.email))}
            prove={(api, proof) => change(api, { ...unproved, proof })}
            onClose={() => setUnproved(null)}
          />
        </Suspense>
      )}
    </form>
  )
}
