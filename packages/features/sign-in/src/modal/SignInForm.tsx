import { ApiError, answerOf, hasStatus } from '@edbazaar/api-client'
import { emailReason, joinRefs, PasswordField, useApiForm } from '@edbazaar/feature-form-kit'
import { accountPanelAtom, paths, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { TextField } from '@edbazaar/ui/TextField'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages } from '../messages'
import { type SignInValues, signInSchema } from '../sign-in-schemas'
import { useSignInOutcome } from '../use-sign-in-outcome'
import type { FormProps } from './form-props'
import { JobSeekerNotice } from './JobSeekerNotice'
import * as styles from './modal.css'

const loadSchema = async () => signInSchema

const isJobSeeker = (cause: unknown) => cause instanceof ApiError && cause.code === 'job_seeker'

export function SignInForm({ firstField, email, children }: FormProps) {
  const t = useMessages(messages)
  const { onSignedIn, onSecondStep } = useSignInOutcome()
  const setPanel = useSetAtom(accountPanelAtom)
  /** The address of a job seeker whose password was refused. */
  const [jobSeeker, setJobSeeker] = useState<string | null>(null)
  const { isSending, onSubmit, field } = useApiForm<SignInValues>({
    loadSchema,
    validatesOnBlur: false,
    reasons: { email: emailReason },
    failedField: (cause) => (hasStatus(cause, 401) || isJobSeeker(cause) ? 'password' : undefined),
    send: async (api, body) => {
      setJobSeeker(null)
      const answer = await answerOf(api.POST('/users/login-with-pass', { body })).catch(
        (cause: unknown) => {
          if (isJobSeeker(cause)) setJobSeeker(body.email)
          throw cause
        },
      )
      if ('challenge' in answer) onSecondStep(answer)
      else onSignedIn(answer)
    },
  })
  const emailField = field('email')
  return (
    <form noValidate className={styles.form} aria-label={t(messages.signIn)} onSubmit={onSubmit}>
      <TextField
        label={t(messages.email)}
        type="email"
        autoComplete="email"
        required
        {...emailField}
        ref={joinRefs(emailField.ref, firstField)}
        defaultValue={email}
      />
      <PasswordField
        label={t(messages.password)}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <Link href={paths.forgotPassword} className={styles.forgot} onClick={() => setPanel(null)}>
        {t(messages.forgotPassword)}
      </Link>
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {t(messages.signIn)}
      </Button>
      {jobSeeker !== null && <JobSeekerNotice email={jobSeeker} />}
      {children}
    </form>
  )
}
