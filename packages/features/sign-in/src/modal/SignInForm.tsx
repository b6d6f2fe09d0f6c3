import { answerOf } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-forms'
import { accountPanelAtom } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { PasswordField } from '@edbazaar/ui/PasswordField'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { messages } from '../messages'
import { type SignInValues, signInSchema } from '../sign-in-schemas'
import { useSignInOutcome } from '../use-sign-in-outcome'
import type { FormProps } from './form-props'
import { joinRefs } from './join-refs'
import * as styles from './modal.css'

const loadSchema = async () => signInSchema

export function SignInForm({ firstField, email, children }: FormProps) {
  const { onSignedIn } = useSignInOutcome()
  const setPanel = useSetAtom(accountPanelAtom)
  const { isSending, onSubmit, field } = useApiForm<SignInValues>({
    loadSchema,
    validatesOnBlur: false,
    send: async (api, body) =>
      onSignedIn(await answerOf(api.POST('/users/login-with-pass', { body }))),
  })
  const emailField = field('email')
  return (
    <form noValidate className={styles.form} aria-label={messages.signIn} onSubmit={onSubmit}>
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        {...emailField}
        ref={joinRefs(emailField.ref, firstField)}
        defaultValue={email}
      />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <Link href={paths.forgotPassword} className={styles.forgot} onClick={() => setPanel(null)}>
        {messages.forgotPassword}
      </Link>
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {messages.signIn}
      </Button>
      {children}
    </form>
  )
}
