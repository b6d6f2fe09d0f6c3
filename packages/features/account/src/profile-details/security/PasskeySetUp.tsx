import { answerOf, type PasskeyCreationOptions } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { createPasskey, usePasskeyFailure } from '@edbazaar/feature-form-kit/second-step'
import { showToastAtom, type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { TextField } from '@edbazaar/ui/TextField'
import { useStore } from 'jotai'
import * as v from 'valibot'
import { messages } from './messages'
import * as styles from './security.css'

export interface NewPasskeySetUp {
  challenge: string
  options: PasskeyCreationOptions
}

interface PasskeySetUpProps {
  setUp: NewPasskeySetUp
  onAdded: (recoveryCodes: readonly string[]) => void
}

const nameSchema = (t: Translate) =>
  v.object({
    name: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.nonEmpty(t(messages.enterName)),
      v.maxLength(60, t(messages.enterName)),
    ),
  })

/** Names a passkey, and lets the browser create it. */
export function PasskeySetUp({ setUp, onAdded }: PasskeySetUpProps) {
  const t = useMessages(messages)
  const store = useStore()
  const passkeyFailure = usePasskeyFailure()
  const { challenge, options } = setUp
  const { isSending, onSubmit, field } = useApiForm<{ name: string }>({
    loadSchema: async () => nameSchema,
    validatesOnBlur: false,
    send: async (api, { name }) => {
      const credential = await createPasskey(options).catch((cause: unknown) => {
        const failure = passkeyFailure(cause)
        if (failure === null) throw cause
        store.set(showToastAtom, { message: failure, type: 'error' })
        return null
      })
      if (credential === null) return
      const body = { challenge, name, credential }
      onAdded((await answerOf(api.POST('/users/second-factor/passkeys', { body }))).recovery_codes)
    },
  })
  return (
    <form noValidate className={styles.steps} onSubmit={onSubmit}>
      <TextField
        label={t(messages.passkeyName)}
        hint={t(messages.passkeyNameHint)}
        autoComplete="off"
        maxLength={60}
        required
        {...field('name')}
      />
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {t(messages.createPasskey)}
      </Button>
    </form>
  )
}
