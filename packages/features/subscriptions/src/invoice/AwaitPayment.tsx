import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import * as styles from '../parts/parts.css'
import { messages } from './messages'

/** Milliseconds between two questions: the first ones, and later ones. */
const intervals = { first: 2_500, later: 5_000 }
const firstQuestions = 4
/** How many are asked before the user is told to leave: for about a minute. */
const maxQuestions = 14

/**
 * After the return from Razorpay: asks whether the money arrived until it has. Until then, the page
 * neither says that it is paid nor offers to pay again.
 */
export function AwaitPayment({ id }: { id: number }) {
  const t = useMessages(messages)
  const { revalidate, state } = useRevalidator()
  const [asked, setAsked] = useState(0)
  const isAsking = asked < maxQuestions

  useEffect(() => {
    if (!isAsking || state !== 'idle') return
    const timer = setTimeout(
      () => {
        setAsked(asked + 1)
        void revalidate()
      },
      asked < firstQuestions ? intervals.first : intervals.later,
    )
    return () => clearTimeout(timer)
  }, [asked, isAsking, revalidate, state])

  if (isAsking) return <Notice title={t(messages.waitingTitle)}>{t(messages.waiting)}</Notice>
  return (
    <Notice title={t(messages.laterTitle)}>
      <p>{t(messages.later)}</p>
      <p className={styles.actions}>
        <Button onClick={() => setAsked(0)}>{t(messages.askAgain)}</Button>
        <Link href={accountPaths.invoice(id)} variant="inText">
          {t(messages.notPaid)}
        </Link>
      </p>
    </Notice>
  )
}
