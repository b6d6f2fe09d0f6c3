import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { telNumber, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatMoment } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { useState } from 'react'
import type { FamilyContact as Contact } from '../batch-types'
import * as styles from './contact.css'
import { messages } from './messages'

interface FamilyContactProps {
  bookingId: number
  /** The parent, or the child if the name of the parent is not known here. */
  name: string
  mayReveal: boolean
}

/** A button that shows email and phone of a parent, as far as they allow. The parent sees who opened them. */
export function FamilyContact({ bookingId, name, mayReveal }: FamilyContactProps) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const [shown, setShown] = useState<{ contact: Contact; at: number } | null>(null)
  if (!mayReveal) return null
  async function show() {
    const path = { id: bookingId }
    const contact = await run((api) =>
      answerOf(api.POST('/stores/bookings/{id}/reveal', { params: { path } })),
    )
    if (contact !== null) setShown({ contact, at: Date.now() })
  }
  if (shown !== null) return <Shown {...shown} />
  return (
    <Button
      variant="bare"
      className={styles.show}
      loading={isBusy}
      aria-label={t(messages.showOf(name))}
      onClick={() => void show()}
    >
      {t(messages.show)}
    </Button>
  )
}

function Shown({ contact, at }: { contact: Contact; at: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { email, phone, calls_from: from } = contact
  return (
    <div role="status" className={styles.shown}>
      {phone !== null && <Link href={`tel:${telNumber(phone)}`}>{phone}</Link>}
      {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
      <span>
        {from !== null &&
          `${t(messages.callsFrom(formatMoment(from, { now: at, locale, inSentence: true })))} `}
        {t(messages.seen)}
      </span>
    </div>
  )
}
