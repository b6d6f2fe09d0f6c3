import { answerOf } from '@edbazaar/api-client'
import { NewPasswordField, SentNotice, useApiForm } from '@edbazaar/feature-forms'
import { apiAtom, paths } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { PasswordField } from '@edbazaar/ui/PasswordField'
import { useStore } from 'jotai'
import { useState } from 'react'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { newPasswordSchema } from './details-schema'
import { messages } from './messages'
import { useProfile } from './profile-context'
import { useErrorToast } from './use-error-toast'

/** Changes the password, or sends a link to set one if the account has none. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const { has_password: hasPassword, has_google: hasGoogle } = useProfile().profile
  const noPasswordExplanation = hasGoogle ? messages.noPasswordGoogle : messages.noPasswordLink
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
      title={messages.passwordTitle}
      text={hasPassword ? messages.passwordText : noPasswordExplanation}
    >
      {hasPassword && !isChanged && <ChangePasswordForm key={formKey} onChanged={onDone} />}
      {isChanged && (
        <>
          <SentNotice title={messages.passwordChanged}>{messages.passwordChangedText}</SentNotice>
          <div className={styles.actions}>
            <Button onClick={changeAgain}>{messages.changeAgain}</Button>
          </div>
        </>
      )}
      {!hasPassword && <SetPassword />}
    </DetailsSection>
  )
}

function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { email, firstname, lastname } = useProfile().profile
  const { isSending, onSubmit, field } = useApiForm<{ current_password: string; password: string }>(
    {
      loadSchema: async () => newPasswordSchema,
      validatesOnBlur: false,
      send: async (api, body) => {
        await answerOf(api.PUT('/users/my-password', { body }))
        onChanged()
      },
    },
  )
  const [mailbox = ''] = email.split('@')
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={messages.changePassword}
      onSubmit={onSubmit}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={messages.currentPasswordField}
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <NewPasswordField
        label={messages.newPassword}
        personalWords={[mailbox, firstname, lastname]}
        required
        {...field('password')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {messages.changePassword}
        </Button>
        <Link href={paths.forgotPassword}>{messages.forgot}</Link>
      </div>
    </form>
  )
}

function SetPassword() {
  const { email } = useProfile().profile
  const store = useStore()
  const showError = useErrorToast()
  const [isSending, setIsSending] = useState(false)
  const [isSent, setIsSent] = useState(false)
  async function sendLink() {
    const api = store.get(apiAtom)
    if (api === null) return
    setIsSending(true)
    try {
      await answerOf(api.POST('/users/forgot-password', { body: { email } }))
      setIsSent(true)
    } catch (cause) {
      showError(cause)
    } finally {
      setIsSending(false)
    }
  }
  if (isSent) {
    return <SentNotice title={messages.linkSent}>{messages.linkSentText(email)}</SentNotice>
  }
  return (
    <div className={styles.prompt}>
      <p className={styles.name}>{messages.noPassword}</p>
      <Button variant="act" loading={isSending} onClick={() => void sendLink()}>
        {messages.setPassword}
      </Button>
    </div>
  )
}
