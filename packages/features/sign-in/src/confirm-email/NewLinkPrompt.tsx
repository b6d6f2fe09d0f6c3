import { answerOf } from '@edbazaar/api-client'
import { SentNotice, useFailureToast } from '@edbazaar/feature-form-kit'
import {
  apiAtom,
  askToSignInAtom,
  paths,
  type Session,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import * as styles from '../link/link.css'
import { messages } from '../link/messages'

/** Sends a new confirmation link. A visitor is asked to sign in first. */
export function NewLinkPrompt() {
  const t = useMessages(messages)
  const session = useSession()
  const askToSignIn = useSetAtom(askToSignInAtom)
  if (session !== null) return <SendNewLink user={session.user} />
  return (
    <>
      <p>{t(messages.newLinkSignInFirst)}</p>
      <Button
        variant="main"
        className={styles.action}
        onClick={() => askToSignIn(paths.confirmEmail)}
      >
        {t(messages.signIn)}
      </Button>
    </>
  )
}

function SendNewLink({ user: { email } }: Pick<Session, 'user'>) {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure, dismissError } = useFailureToast()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  async function send() {
    const api = store.get(apiAtom)
    if (api === null) return
    setState('sending')
    try {
      await answerOf(api.POST('/users/email-changes', { body: { email } }))
      dismissError()
      setState('sent')
    } catch (cause) {
      setState('idle')
      showFailure(cause)
    }
  }
  if (state === 'sent') {
    return (
      <div className={styles.notice}>
        <SentNotice title={t(messages.sentTitle)}>{t(messages.newLinkSent)}</SentNotice>
      </div>
    )
  }
  return (
    <>
      <p>{t(messages.sendNewLinkText)}</p>
      <Button
        variant="main"
        loading={state === 'sending'}
        className={styles.action}
        onClick={() => void send()}
      >
        {t(messages.sendNewLink)}
      </Button>
    </>
  )
}
