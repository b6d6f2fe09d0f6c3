import { type ApiClient, answerOf, type SecondFactorProof } from '@edbazaar/api-client'
import {
  NewPasswordField,
  PasswordField,
  SentNotice,
  useApiForm,
  useFailureToast,
} from '@edbazaar/feature-form-kit'
import { apiAtom, importWithRetry, paths, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { useStore } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { newPasswordSchema } from './details-schema'
import { messages } from './messages'
import { useProfile } from './profile-context'
import { needsProof } from './security/needs-proof'

/** Changes the password, or sends a link to set one if the account has none. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(messages)
  const { has_password: hasPassword, has_google: hasGoogle } = useProfile().profile
  const noPasswordExplanation = hasGoogle
    ? t(messages.noPasswordGoogle)
    : t(messages.noPasswordLink)
  const [formKey, setFormKey] = useState(0)
  const [isChanged, setIsChanged] = useState(false)
  function onDone() {
    setIsChanged(true)
    onChanged()
  }
  function changeAgain() {
    setFormKey(formKey + 1)
    setIsChanged(false)
  }
  return (
    <DetailsSection
      id="password"
      title={t(messages.passwordTitle)}
      text={hasPassword ? t(messages.passwordText) : noPasswordExplanation}
    >
      {hasPassword && !isChanged && <ChangePasswordForm key={formKey} onChanged={onDone} />}
      {isChanged && (
        <>
          <SentNotice title={t(messages.passwordChanged)}>
            {t(messages.passwordChangedText)}
          </SentNotice>
          <div className={styles.actions}>
            <Button onClick={changeAgain}>{t(messages.changeAgain)}</Button>
          </div>
        </>
      )}
      {!hasPassword && <SetPassword />}
    </DetailsSection>
  )
}

const ProofDialog = lazy(() => importWithRetry(() => import('./security/ProofDialog')))

interface NewPassword {
  current_password: string
  password: string
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(messages)
  const { email, firstname, lastname } = useProfile().profile
  const [unproved, setUnproved] = useState<NewPassword | null>(null)
  async function change(api: ApiClient, body: NewPassword & { proof?: SecondFactorProof }) {
    await answerOf(api.PUT('/users/my-password', { body }))
    onChanged()
  }
  const { isSending, onSubmit, field } = useApiForm<NewPassword>({
    loadSchema: async () => newPasswordSchema,
    validatesOnBlur: false,
    send: (api, body) =>
      change(api, body).catch((cause: unknown) => {
        if (!needsProof(cause)) throw cause
        setUnproved(body)
      }),
  })
  const [mailbox = ''] = email.split('@')
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t(messages.changePassword)}
      onSubmit={onSubmit}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t(messages.currentPasswordField)}
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <NewPasswordField
        label={t(messages.newPassword)}
        personalWords={[mailbox, firstname, lastname]}
        required
        {...field('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.changePassword)}
        </Button>
        <Link href={paths.forgotPassword}>{t(messages.forgot)}</Link>
      </div>
      {unproved !== null && (
        <Suspense>
          <ProofDialog
            description={t(messages.newPasswordProof)}
            prove={(api, proof) => change(api, { ...unproved, proof })}
            onClose={() => setUnproved(null)}
          />
        </Suspense>
      )}
    </form>
  )
}

function SetPassword() {
  const t = useMessages(messages)
  const { email } = useProfile().profile
  const store = useStore()
  const { showFailure: showError, dismissError } = useFailureToast()
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)
  async function sendLink() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsSending(true)
    try {
      await answerOf(api.POST('/users/forgot-password', { body: { email } }))
      dismissError()
      setIsSent(true)
    } catch (cause) {
      showError(cause)
    } finally {
      setIsSending(false)
    }
  }
  if (isSent) {
    return <SentNotice title={t(messages.linkSent)}>{t(messages.linkSentText(email))}</SentNotice>
  }
  return (
    <div className={styles.prompt}>
      <p className={styles.name}>{t(messages.noPassword)}</p>
      <Button variant="act" loading={isSending} onClick={() => void sendLink()}>
        {t(messages.setPassword)}
      </Button>
    </div>
  )
}
