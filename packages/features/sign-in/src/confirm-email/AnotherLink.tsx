import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiErrorMessage, SentNotice } from '@edbazaar/feature-forms'
import { askToSignInAtom, type Session, useSession } from '@edbazaar/feature-session'
import { apiAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import * as styles from '../link/link.css'
import { messages } from '../link/link-messages'

/** A new link to confirm one's address, for those who are signed in; others sign in first. */
export function AnotherLink() {
  const session = useSession()
  const askToSignIn = useSetAtom(askToSignInAtom)
  if (session !== null) return <SendAnother user={session.user} />
  return (
    <>
      <p>{messages.confirmSignIn}</p>
      <Button variant="main" className={styles.act} onClick={() => askToSignIn(paths.confirmEmail)}>
        {messages.signIn}
      </Button>
    </>
  )
}

function SendAnother({ user: { email } }: Pick<Session, 'user'>) {
  const store = useStore()
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')

  async function send() {
    const api = store.get(apiAtom)
    if (api === null) return
    setState('sending')
    try {
      await answerOf(api.POST('/users/email-changes', { body: { email } }))
      setState('sent')
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setState('asking')
      store.set(showToastAtom, { message: apiErrorMessage(cause), type: 'error' })
    }
  }
  if (state === 'sent') {
    return (
      <div className={styles.news}>
        <SentNotice title={messages.sentTitle}>{messages.confirmSent}</SentNotice>
      </div>
    )
  }
  return (
    <>
      <p>{messages.confirmAgainText}</p>
      <Button
        variant="main"
        loading={state === 'sending'}
        className={styles.act}
        onClick={() => void send()}
      >
        {messages.confirmAgain}
      </Button>
    </>
  )
}
