import { ApiError, answerOf, hasStatus, type SecondStep } from '@edbazaar/api-client'
import { apiAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { ProgressLine } from '@edbazaar/ui/ProgressLine'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useFailureToast } from '../failures/use-failure-toast'
import { PasswordField } from '../PasswordField'
import { SecondStepForm } from '../second-step/SecondStepForm'
import { useApiForm } from '../use-api-form'
import * as styles from './confirm-password.css'
import { messages } from './messages'

/** The proof that the API asks for. */
type Way =
  | { readonly kind: 'password' }
  | { readonly kind: 'second-factor'; readonly step: SecondStep }
  | { readonly kind: 'sign-in'; readonly msg: string }

interface ConfirmPasswordDialogProps {
  onEnd: (isConfirmed: boolean) => void
}

/** Asks for the password, or for the second factor of an account without one. */
export default function ConfirmPasswordDialog({ onEnd }: ConfirmPasswordDialogProps) {
  const t = useMessages(messages)
  const way = useWay(() => onEnd(false))
  return (
    <Dialog
      isOpen
      onClose={() => onEnd(false)}
      title={t(messages.title)}
      description={t(messages.description)}
    >
      {way === null && <ProgressLine isActive label={t(messages.loading)} />}
      {way?.kind === 'password' && <PasswordForm onEnd={onEnd} />}
      {way?.kind === 'second-factor' && (
        <SecondStepForm
          step={way.step}
          prove={async (api, proof) => {
            await answerOf(api.POST('/users/confirm-password', { body: { proof } }))
            onEnd(true)
          }}
        />
      )}
      {way?.kind === 'sign-in' && (
        <Notice tone="info" title={t(messages.signInAgain)}>
          {way.msg}
        </Notice>
      )}
    </Dialog>
  )
}

/** Sends an empty confirmation; the error says which proof is needed. Null until then. */
function useWay(onFailure: () => void): Way | null {
  const store = useStore()
  const { showFailure } = useFailureToast()
  const [way, setWay] = useState<Way | null>(null)

  async function find(): Promise<Way> {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Nobody is signed in')
    try {
      await answerOf(api.POST('/users/confirm-password', { body: {} }))
    } catch (cause) {
      if (hasStatus(cause, 409)) return { kind: 'sign-in', msg: cause.message }
      const field = cause instanceof ApiError ? cause.errors[0]?.field : undefined
      if (field === 'password') return { kind: 'password' }
      if (field !== 'proof') throw cause
    }
    const step = await answerOf(api.POST('/users/second-factor/challenges'))
    return { kind: 'second-factor', step }
  }

  useEffect(() => {
    let isGone = false
    find().then(
      (found) => {
        if (!isGone) setWay(found)
      },
      (cause: unknown) => {
        if (isGone) return
        showFailure(cause)
        onFailure()
      },
    )
    return () => {
      isGone = true
    }
    // Once for each time that the dialog opens.
  }, [])
  return way
}

const passwordSchema = (t: Translate) =>
  v.object({ password: v.pipe(v.optional(v.string(), ''), v.nonEmpty(t(messages.enterPassword))) })

function PasswordForm({ onEnd }: ConfirmPasswordDialogProps) {
  const t = useMessages(messages)
  const { isSending, onSubmit, field } = useApiForm<{ password: string }>({
    loadSchema: async () => passwordSchema,
    validatesOnBlur: false,
    failedField: (cause) => (hasStatus(cause, 401) ? 'password' : undefined),
    async send(api, body) {
      await answerOf(api.POST('/users/confirm-password', { body }))
      onEnd(true)
    },
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <PasswordField
        label={t(messages.password)}
        autoComplete="current-password"
        required
        // The dialog has just opened for it.
        autoFocus
        {...field('password')}
      />
      <div className={styles.actions}>
        <Button onClick={() => onEnd(false)}>{t(messages.cancel)}</Button>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.confirm)}
        </Button>
      </div>
    </form>
  )
}
