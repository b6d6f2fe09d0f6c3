import { answerOf, hasStatus } from '@edbazaar/api-client'
import { NewPasswordField, SentNotice, useApiForm } from '@edbazaar/feature-forms'
import { askToSignInAtom, endSessionAtom } from '@edbazaar/feature-session'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import * as styles from '../link/link.css'
import { messages } from '../link/link-messages'

const loadSchema = async () => (await import('../link/link-schemas')).passwordSchema

interface NewPasswordFormProps {
  token: string
  /** Called when the link has expired or been used in the meantime. */
  onInvalid: (msg: string) => void
}

/** Sets the new password, then offers to sign in. */
export function NewPasswordForm({ token, onInvalid }: NewPasswordFormProps) {
  const askToSignIn = useSetAtom(askToSignInAtom)
  const endSession = useSetAtom(endSessionAtom)
  const { isSent, isSending, onSubmit, field } = useApiForm({
    loadSchema,
    send: async (api, { password }) => {
      try {
        await answerOf(api.POST('/users/reset-password', { body: { token, password } }))
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
          <SentNotice title={messages.resetDoneTitle}>{messages.resetDoneText}</SentNotice>
        </div>
        <Button
          variant="main"
          size="large"
          className={styles.action}
          onClick={() => askToSignIn(null)}
        >
          {messages.signIn}
        </Button>
      </>
    )
  }
  return (
    <form noValidate className={styles.form} aria-label={messages.resetTitle} onSubmit={onSubmit}>
      <NewPasswordField
        label={messages.password}
        hint={messages.passwordHint}
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
        {messages.resetSend}
      </Button>
    </form>
  )
}
