import { SentNotice } from '@edbazaar/feature-forms'
import { askToSignInAtom, useSession } from '@edbazaar/feature-session'
import { paths, useIsBrowser } from '@edbazaar/feature-shell'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import { Checking } from '../link/Checking'
import { LinkPage } from '../link/LinkPage'
import * as styles from '../link/link.css'
import { messages } from '../link/link-messages'
import { AnotherLink } from './AnotherLink'
import { useConfirmation } from './use-confirmation'

/**
 * Confirms an address. Opening the link does nothing, its button does: mail programs and scanners
 * open links too.
 */
export function ConfirmEmailScreen() {
  const { confirmation, onConfirm } = useConfirmation()
  const { state } = confirmation
  if (state === 'confirmed') {
    return (
      <LinkPage title={messages.confirmedTitle} others={['contact']}>
        <div className={styles.news}>
          <SentNotice>{messages.confirmedText}</SentNotice>
        </div>
        <ButtonLink href={paths.home} variant="main" className={styles.act}>
          {messages.toFrontPage}
        </ButtonLink>
      </LinkPage>
    )
  }
  const isSpent = state === 'refused' && confirmation.isSpent
  return (
    <LinkPage
      title={messages.confirmTitle}
      text={isSpent ? undefined : messages.confirmText}
      others={['contact']}
    >
      {state === 'refused' && (
        <Notice tone="bad" className={styles.news}>
          {confirmation.msg}
        </Notice>
      )}
      {isSpent ? (
        <AnotherLink />
      ) : (
        <Confirm isConfirming={state === 'confirming'} onConfirm={onConfirm} />
      )}
    </LinkPage>
  )
}

interface ConfirmProps {
  isConfirming: boolean
  onConfirm: () => void
}

/** The button, for whoever is signed in; others sign in first, and the link waits. */
function Confirm({ isConfirming, onConfirm }: ConfirmProps) {
  const isBrowser = useIsBrowser()
  const isSignedIn = useSession() !== null
  const askToSignIn = useSetAtom(askToSignInAtom)
  if (!isBrowser) return <Checking />
  if (!isSignedIn) {
    return (
      <>
        <p>{messages.confirmSignInFirst}</p>
        <Button
          variant="main"
          size="large"
          className={styles.act}
          onClick={() => askToSignIn(null)}
        >
          {messages.signIn}
        </Button>
      </>
    )
  }
  return (
    <Button
      variant="main"
      size="large"
      loading={isConfirming}
      className={styles.act}
      onClick={onConfirm}
    >
      {messages.confirm}
    </Button>
  )
}
