import { SentNotice } from '@edbazaar/feature-form-kit'
import {
  askToSignInAtom,
  paths,
  useIsBrowser,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import { CheckingLink } from '../link/CheckingLink'
import { LinkPage } from '../link/LinkPage'
import * as styles from '../link/link.css'
import { messages } from '../link/messages'
import { NewLinkPrompt } from './NewLinkPrompt'
import { useConfirmation } from './use-confirmation'

/**
 * Confirms an email address. Opening the link confirms nothing, because email programs and scanners
 * open links too. The button confirms.
 */
export function ConfirmEmailScreen() {
  const t = useMessages(messages)
  const { confirmation, onConfirm } = useConfirmation()
  const { state } = confirmation
  if (state === 'confirmed')
    return <Confirmed title={t(messages.confirmedTitle)} text={t(messages.confirmedText)} />
  if (state === 'alreadyConfirmed')
    return (
      <Confirmed
        title={t(messages.alreadyConfirmedTitle)}
        text={t(messages.alreadyConfirmedText(confirmation.email))}
      />
    )
  const isInvalid = state === 'failed' && confirmation.isInvalid
  return (
    <LinkPage
      title={t(messages.confirmTitle)}
      text={isInvalid ? undefined : t(messages.confirmText)}
      alternatives={['contact']}
    >
      {state === 'failed' && (
        <Notice tone="bad" className={styles.notice}>
          {confirmation.msg}
        </Notice>
      )}
      {isInvalid ? (
        <NewLinkPrompt />
      ) : (
        <ConfirmButton isConfirming={state === 'confirming'} onConfirm={onConfirm} />
      )}
    </LinkPage>
  )
}

function Confirmed({ title, text }: { title: string; text: string }) {
  const t = useMessages(messages)
  return (
    <LinkPage title={title} alternatives={['contact']}>
      <div className={styles.notice}>
        <SentNotice>{text}</SentNotice>
      </div>
      <ButtonLink href={paths.home} variant="main" className={styles.action}>
        {t(messages.goHome)}
      </ButtonLink>
    </LinkPage>
  )
}

interface ConfirmButtonProps {
  isConfirming: boolean
  onConfirm: () => void
}

/** The button for a user. A visitor signs in first, and the link stays valid. */
function ConfirmButton({ isConfirming, onConfirm }: ConfirmButtonProps) {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const isSignedIn = useSession() !== null
  const askToSignIn = useSetAtom(askToSignInAtom)
  if (!isBrowser) return <CheckingLink />
  if (!isSignedIn) {
    return (
      <>
        <p>{t(messages.confirmSignInFirst)}</p>
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
    <Button
      variant="main"
      size="large"
      loading={isConfirming}
      className={styles.action}
      onClick={onConfirm}
    >
      {t(messages.confirm)}
    </Button>
  )
}
