import type { AcceptedInvitation, MemberInvitation } from '@edbazaar/api-client'
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
import { messages } from './messages'
import { useInvitation } from './use-invitation'

/**
 * `/users/member-invitation`: an invitation to work for a school or store. Opening the link accepts
 * nothing; the button does.
 */
export function MemberInvitationScreen() {
  const t = useMessages(messages)
  const isBrowser = useIsBrowser()
  const { state, accept } = useInvitation()
  if (!isBrowser || state.step === 'loading')
    return (
      <LinkPage title={t(messages.title)} alternatives={['contact']}>
        <CheckingLink />
      </LinkPage>
    )
  if (state.step === 'failed')
    return (
      <LinkPage title={t(messages.title)} alternatives={['contact']}>
        <Notice tone="bad" className={styles.notice}>
          {state.msg}
        </Notice>
        <ButtonLink href={paths.home} variant="main" className={styles.action}>
          {t(messages.goHome)}
        </ButtonLink>
      </LinkPage>
    )
  if (state.step === 'accepted') return <Accepted {...state.invitation} />
  const { invitation } = state
  return (
    <LinkPage
      title={t(messages.title)}
      text={t(messages.joins[invitation.role](invitation.invited_by, invitation.name))}
      alternatives={['contact']}
    >
      {state.msg !== undefined && (
        <Notice tone="bad" className={styles.notice}>
          {state.msg}
        </Notice>
      )}
      <p>{t(messages.sentTo(invitation.email))}</p>
      <AcceptButton
        invitation={invitation}
        isAccepting={state.step === 'accepting'}
        onAccept={accept}
      />
    </LinkPage>
  )
}

interface AcceptButtonProps {
  invitation: MemberInvitation
  isAccepting: boolean
  onAccept: (invitation: MemberInvitation) => void
}

/** Accepts the invitation. A visitor signs in or registers first, and the link stays valid. */
function AcceptButton({ invitation, isAccepting, onAccept }: AcceptButtonProps) {
  const t = useMessages(messages)
  const isSignedIn = useSession() !== null
  const askToSignIn = useSetAtom(askToSignInAtom)
  return (
    <Button
      variant="main"
      size="large"
      loading={isAccepting}
      className={styles.action}
      onClick={() => (isSignedIn ? onAccept(invitation) : askToSignIn(null))}
    >
      {isSignedIn ? t(messages.accept) : t(messages.signIn)}
    </Button>
  )
}

function Accepted({ kind, name }: AcceptedInvitation) {
  const t = useMessages(messages)
  return (
    <LinkPage title={t(messages.acceptedTitle)} alternatives={['contact']}>
      <div className={styles.notice}>
        <SentNotice>{t(messages.accepted(name))}</SentNotice>
      </div>
      <ButtonLink
        href={kind === 'school' ? paths.mySchools : paths.myStores}
        variant="main"
        className={styles.action}
      >
        {t(messages.open[kind])}
      </ButtonLink>
    </LinkPage>
  )
}
