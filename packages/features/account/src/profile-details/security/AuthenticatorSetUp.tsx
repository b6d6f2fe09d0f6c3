import { answerOf, hasStatus } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { QrCode } from '@edbazaar/feature-platform/qr-code'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { TextField } from '@edbazaar/ui/TextField'
import * as v from 'valibot'
import * as details from '../details.css'
import { messages } from './messages'
import * as styles from './security.css'

export interface NewAuthenticator {
  /** In base 32. */
  secret: string
  /** The otpauth: URI. */
  uri: string
}

interface AuthenticatorSetUpProps {
  setUp: NewAuthenticator
  onAdded: (recoveryCodes: readonly string[]) => void
}

const codeSchema = (t: Translate) =>
  v.object({
    code: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.regex(/^(\s*\d){6}$/, t(messages.enterCode)),
    ),
  })

/** Shows the secret of a new app as a QR code, and asks for the code that the app shows. */
export function AuthenticatorSetUp({ setUp, onAdded }: AuthenticatorSetUpProps) {
  const t = useMessages(messages)
  const { isSending, onSubmit, field } = useApiForm<{ code: string }>({
    loadSchema: async () => codeSchema,
    validatesOnBlur: false,
    failedField: (cause) => (hasStatus(cause, 401) ? 'code' : undefined),
    send: async (api, body) => {
      const path = '/users/second-factor/authenticators/confirmations'
      onAdded((await answerOf(api.POST(path, { body }))).recovery_codes)
    },
  })
  return (
    <form noValidate className={styles.steps} onSubmit={onSubmit}>
      <p className={details.text}>{t(messages.scanText)}</p>
      <QrCode className={styles.qr} text={setUp.uri} label={t(messages.qrCode)} />
      <div>
        <p className={details.text}>{t(messages.cannotScan)}</p>
        <p className={styles.key}>{setUp.secret.replace(/.{4}(?=.)/g, '$& ')}</p>
        <Link href={setUp.uri}>{t(messages.openApp)}</Link>
      </div>
      <TextField
        label={t(messages.code)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        {...field('code')}
      />
      <Button type="submit" variant="main" size="large" loading={isSending}>
        {t(messages.turnOn)}
      </Button>
    </form>
  )
}
