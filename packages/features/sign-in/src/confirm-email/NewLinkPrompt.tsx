import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiErrorMessage, SentNotice } from '@edbazaar/feature-forms'
import { askToSignInAtom, type Session, useSession } from '@edbazaar/feature-session'
import { apiAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import * as styles from '../link/link.css'
import { messages } from '../link/link-messages'

/** Sends a new confirmation link. A visitor is asked to sign in first. */
export function NewLinkPrompt() {
  const session = useSession()
  const askToSignIn = useSetAtom(askToSignInAtom)
  if (session !== null) return <SendNewLink user={session.user} />
  return (
    <>
      <p>{messages.newLinkSignInFirst}</p>
      <Button
        variant="main"
        className={styles.action}
        onClick={() => askToSignIn(paths.confirmEmail)}
      >
        {messages.signIn}
      </Button>
    </>
  )
}

function SendNewLink({ user: { email } }: Pick<Session, 'user'>) {
  const store = useStore()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  async function send() {
    const api = store.get(apiAtom)
    if (api === null) return
    setState('sending')
    try {
      await answerOf(api.POST('/users/email-changes', { body: { email } }))
      setState('sent')
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setState('idle')
      store.set(showToastAtom, { message: apiErrorMessage(cause), type: 'error' })
    }
  }
  if (state === 'sent') {
    return (
      <div className={styles.notice}>
        <SentNotice title={messages.sentTitle}>{messages.newLinkSent}</SentNotice>
      </div>
    )
  }
  return (
    <>
      <p>{messages.sendNewLinkText}</p>
      <Button
        variant="main"
        loading={state === 'sending'}
        className={styles.action}
        onClick={() => void send()}
      >
        {messages.sendNewLink}
      </Button>
    </>
  )
}
