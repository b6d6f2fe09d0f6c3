import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import * as styles from '../details.css'
import { emailsParent } from '../emails-parent'
import type { Enquiry } from '../enquiry-types'
import { messages } from './messages'
import { RouteDialog } from './RouteDialog'

/** The listings to which a general enquiry was passed on. Nothing for an enquiry to a listing. */
export function RoutesSection({ enquiry }: { enquiry: Enquiry }) {
  const t = useMessages(messages)
  const [isAdding, setIsAdding] = useState(false)
  const { listing, routes, state, my_rights: rights } = enquiry
  if (listing !== null) return null
  const isClosed = state === 'lost' || state === 'invalid' || enquiry.is_withdrawn
  const canAdd = rights.answer && !isClosed && emailsParent(enquiry)
  return (
    <section className={styles.section} aria-label={t(messages.title)}>
      <h3 className={styles.title}>{t(messages.title)}</h3>
      {routes.length === 0 && <p className={styles.detail}>{t(messages.none)}</p>}
      <ul>
        {routes.map((route) => (
          <li key={route.id} className={styles.related}>
            <p lang={languageOf(route.name)}>
              <b>{route.name}</b>
            </p>
            <p className={styles.detail}>{t(messages.states[stateOf(route)])}</p>
          </li>
        ))}
      </ul>
      {canAdd && (
        <p className={styles.visitButtons}>
          <Button onClick={() => setIsAdding(true)}>{t(messages.add)}</Button>
        </p>
      )}
      {isAdding && <RouteDialog enquiry={enquiry} onClose={() => setIsAdding(false)} />}
    </section>
  )
}

function stateOf({ is_accepted: isAccepted }: Enquiry['routes'][number]) {
  if (isAccepted === null) return 'asked'
  return isAccepted ? 'accepted' : 'declined'
}
