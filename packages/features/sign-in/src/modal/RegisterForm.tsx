import { answerOf } from '@edbazaar/api-client'
import {
  emailReason,
  firstNameReason,
  joinRefs,
  PasswordField,
  useApiForm,
} from '@edbazaar/feature-form-kit'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { RichMessage } from '@edbazaar/feature-platform/rich-message'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { TextField } from '@edbazaar/ui/TextField'
import { messages } from '../messages'
import { type RegisterValues, registerSchema } from '../sign-in-schemas'
import { useSignInOutcome } from '../use-sign-in-outcome'
import type { FormProps } from './form-props'

import * as styles from './modal.css'

const loadSchema = async () => registerSchema

/** Users who register here are customers. */
const userType = 'edbazaar'

export function RegisterForm({ firstField, email, children }: FormProps) {
  const t = useMessages(messages)
  const { onRegistered } = useSignInOutcome()
  const { isSending, onSubmit, field } = useApiForm<RegisterValues>({
    loadSchema,
    validatesOnBlur: false,
    reasons: { firstname: firstNameReason, email: emailReason },
    send: async (api, values) => {
      const body = { ...values, user_type: userType } as const
      onRegistered(await answerOf(api.POST('/users/signup', { body })))
    },
  })
  const firstName = field('firstname')
  return (
    <form noValidate className={styles.form} aria-label={t(messages.register)} onSubmit={onSubmit}>
      <div className={styles.names}>
        <TextField
          label={t(messages.firstName)}
          autoComplete="given-name"
          required
          {...firstName}
          ref={joinRefs(firstName.ref, firstField)}
        />
        <TextField
          label={t(messages.lastName)}
          autoComplete="family-name"
          required
          {...field('lastname')}
        />
      </div>
      <TextField
        label={t(messages.email)}
        type="email"
        autoComplete="email"
        required
        {...field('email')}
        defaultValue={email}
      />
      <PasswordField
        label={t(messages.password)}
        autoComplete="new-password"
        hint={t(messages.passwordHint)}
        required
        {...field('password')}
      />
      <p className={styles.terms}>
        <RichMessage
          from={messages}
          message={messages.registerTerms}
          parts={{
            // In a new tab, so that what was typed stays.
            terms: <Link variant="inText" href={paths.terms} target="_blank" />,
            privacy: <Link variant="inText" href={paths.privacy} target="_blank" />,
          }}
        />
      </p>
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {t(messages.register)}
      </Button>
      {children}
    </form>
  )
}
