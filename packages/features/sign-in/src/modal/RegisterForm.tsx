import { answerOf } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-forms'
import { Button } from '@edbazaar/ui/Button'
import { PasswordField } from '@edbazaar/ui/PasswordField'
import { TextField } from '@edbazaar/ui/TextField'
import { messages } from '../messages'
import { type RegisterValues, registerSchema } from '../sign-in-schemas'
import { useSignInOutcome } from '../use-sign-in-outcome'
import type { FormProps } from './form-props'
import { joinRefs } from './join-refs'
import * as styles from './modal.css'

const loadSchema = async () => registerSchema

/** Users who register here are customers. */
const userType = 'edbazaar'

export function RegisterForm({ firstField, email, children }: FormProps) {
  const { onRegistered } = useSignInOutcome()
  const { isSending, onSubmit, field } = useApiForm<RegisterValues>({
    loadSchema,
    validatesOnBlur: false,
    send: async (api, values) => {
      const body = { ...values, user_type: userType } as const
      onRegistered(await answerOf(api.POST('/users/signup', { body })))
    },
  })
  const firstName = field('firstname')
  return (
    <form noValidate className={styles.form} aria-label={messages.register} onSubmit={onSubmit}>
      <div className={styles.names}>
        <TextField
          label={messages.firstName}
          autoComplete="given-name"
          required
          {...firstName}
          ref={joinRefs(firstName.ref, firstField)}
        />
        <TextField
          label={messages.lastName}
          autoComplete="family-name"
          required
          {...field('lastname')}
        />
      </div>
      <TextField
        label={messages.email}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
        defaultValue={email}
      />
      <PasswordField
        label={messages.password}
        autoComplete="new-password"
        hint={messages.passwordHint}
        required
        {...field('password')}
      />
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {messages.register}
      </Button>
      {children}
    </form>
  )
}
