import type {
  ApiClient,
  SecondFactorMethod,
  SecondFactorProof,
  SecondStep,
} from '@edbazaar/api-client'
import { hasStatus } from '@edbazaar/api-client'
import { apiAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { useErrorToast } from '../failures/use-error-toast'
import { useFailureToast } from '../failures/use-failure-toast'
import { useApiForm } from '../use-api-form'
import { messages } from './messages'
import { signWithPasskey, usePasskeyFailure } from './passkey-ceremonies'
import * as styles from './second-step.css'

/** Sends a proof. Errors become messages of the form. */
export type ProveSecondFactor = (api: ApiClient, proof: SecondFactorProof) => Promise<unknown>

interface SecondStepFormProps {
  step: SecondStep
  prove: ProveSecondFactor
  /** The text of the button that sends a code. @default Confirm */
  label?: string
}

const preferred: readonly SecondFactorMethod[] = ['passkey', 'totp', 'recovery_code']

/** Proves a second factor: with a passkey, the code of an app, or a recovery code. */
export function SecondStepForm({ step, prove, label }: SecondStepFormProps) {
  const t = useMessages(messages)
  const [method, setMethod] = useState(
    preferred.find((each) => step.methods.includes(each)) ?? 'recovery_code',
  )
  const others = step.methods.filter((each) => each !== method)
  return (
    <div className={styles.step}>
      {method === 'passkey' ? (
        <PasskeyProof step={step} prove={prove} />
      ) : (
        <CodeProof
          key={method}
          method={method}
          challenge={step.challenge}
          prove={prove}
          label={label ?? t(messages.confirm)}
        />
      )}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t(messages.otherWays)}>
          {others.map((other) => (
            <li key={other}>
              <Button variant="bare" className={styles.other} onClick={() => setMethod(other)}>
                {t(namesOfMethods[other])}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const namesOfMethods = {
  totp: messages.useApp,
  passkey: messages.useOtherPasskey,
  recovery_code: messages.useRecoveryCode,
} as const

interface CodeProofProps {
  method: 'totp' | 'recovery_code'
  challenge: string
  prove: ProveSecondFactor
  label: string
}

const codeSchema = (method: CodeProofProps['method']) => (t: Translate) =>
  v.object({
    code: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      method === 'totp'
        ? v.regex(/^(\s*\d){6}$/, t(messages.enterCode))
        : v.minLength(16, t(messages.enterRecoveryCode)),
    ),
  })

function CodeProof({ method, challenge, prove, label }: CodeProofProps) {
  const t = useMessages(messages)
  const { isSending, onSubmit, field } = useApiForm<{ code: string }>({
    loadSchema: async () => codeSchema(method),
    validatesOnBlur: false,
    failedField: (cause) => (hasStatus(cause, 401) ? 'code' : undefined),
    send: (api, { code }) => prove(api, { challenge, method, code }),
  })
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField
        label={t(method === 'totp' ? messages.appCode : messages.recoveryCode)}
        hint={t(method === 'totp' ? messages.appHint : messages.recoveryHint)}
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        // The user has just chosen this way.
        autoFocus
        {...field('code')}
      />
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {label}
      </Button>
    </form>
  )
}

function PasskeyProof({ step, prove }: SecondStepFormProps) {
  const t = useMessages(messages)
  const store = useStore()
  const passkeyFailure = usePasskeyFailure()
  const { showFailure } = useFailureToast()
  const { showError, dismissError } = useErrorToast()
  const [isAsking, setIsAsking] = useState(false)
  async function ask() {
    const api = store.get(apiAtom)
    const { challenge, passkey_options: options } = step
    if (api === null || options === null) return
    setIsAsking(true)
    try {
      const credential = await signWithPasskey(options)
      await prove(api, { challenge, method: 'passkey', credential })
      dismissError()
    } catch (cause) {
      const failure = passkeyFailure(cause)
      if (failure === null) showFailure(cause)
      else showError(failure)
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t(messages.passkeyText)}</p>
      <Button variant="main" size="large" loading={isAsking} onClick={() => void ask()}>
        {t(messages.usePasskey)}
      </Button>
    </div>
  )
}
