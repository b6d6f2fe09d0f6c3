import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import * as styles from '../parts/parts.css'
import { messages } from './messages'

/** Milliseconds between two polls: the first ones, and later ones. */
const intervals = { fast: 2_500, slow: 5_000 }
const fastPolls = 4
/** Number of polls, about a minute, after which the page says that the user can leave. */
const maxPolls = 14

/**
 * After the return from Razorpay: asks whether the money arrived until it has. Until then, the page
 * neither says that it is paid nor offers to pay again.
 */
export function AwaitPayment({ id }: { id: number }) {
  const t = useMessages(messages)
  const { revalidate, state } = useRevalidator()
  const [polls, setPolls] = useState(0)
  const isPolling = polls < maxPolls

  useEffect(() => {
    if (!isPolling || state !== 'idle') return
    const timer = setTimeout(
      () => {
        setPolls(polls + 1)
        void revalidate()
      },
      polls < fastPolls ? intervals.fast : intervals.slow,
    )
    return () => clearTimeout(timer)
  }, [polls, isPolling, revalidate, state])

  if (isPolling) return <Notice title={t(messages.waitingTitle)}>{t(messages.waiting)}</Notice>
  return (
    <Notice title={t(messages.laterTitle)}>
      <p>{t(messages.later)}</p>
      <p className={styles.actions}>
        <Button onClick={() => setPolls(0)}>{t(messages.askAgain)}</Button>
        <Link href={accountPaths.invoice(id)} variant="inText">
          {t(messages.notPaid)}
        </Link>
      </p>
    </Notice>
  )
}
