import { answerOf, hasStatus } from '@edbazaar/api-client'
import { NewPasswordField, SentNotice, useApiForm } from '@edbazaar/feature-form-kit'
import { askToSignInAtom, endSessionAtom, useMessages } from '@edbazaar/feature-platform'
import { forgetLinkToken } from '@edbazaar/feature-platform/link-token'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import * as styles from '../link/link.css'
import { messages } from '../link/messages'

const loadSchema = async () => (await import('../link/link-schemas')).passwordSchema

interface NewPasswordFormProps {
  token: string
  /** Called when the link has expired or been used in the meantime. */
  onInvalid: (msg: string) => void
}

/** Sets the new password, then offers to sign in. */
export function NewPasswordForm({ token, onInvalid }: NewPasswordFormProps) {
  const t = useMessages(messages)
  const askToSignIn = useSetAtom(askToSignInAtom)
  const endSession = useSetAtom(endSessionAtom)
  const { isSent, isSending, onSubmit, field } = useApiForm({
    loadSchema,
    send: async (api, { password }) => {
      try {
        await answerOf(api.POST('/users/reset-password', { body: { token, password } }))
        forgetLinkToken()
        // The API has ended all sessions of the user.
        endSession()
      } catch (cause) {
        if (hasStatus(cause, 404)) onInvalid(cause.message)
        throw cause
      }
    },
  })
  if (isSent) {
    return (
      <>
        <div className={styles.notice}>
          <SentNotice title={t(messages.resetDoneTitle)}>{t(messages.resetDoneText)}</SentNotice>
        </div>
        <Button
          variant="main"
          size="large"
          className={styles.action}
          onClick={() => askToSignIn(null)}
        >
          {t(messages.signIn)}
        </Button>
      </>
    )
  }
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t(messages.resetTitle)}
      onSubmit={onSubmit}
    >
      <NewPasswordField
        label={t(messages.password)}
        hint={t(messages.passwordHint)}
        required
        {...field('password')}
      />
      <Button
        type="submit"
        variant="main"
        size="large"
        loading={isSending}
        className={styles.action}
      >
        {t(messages.resetSend)}
      </Button>
    </form>
  )
}
