import type { AdminContactMessage, AdminExitedUser } from '@edbazaar/api-client'
import { EmailLink, PhoneLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import type { ReactNode } from 'react'
import { facts } from '../../cells/facts.css'
import { followUpMessages } from '../messages'
import type { OpenedRecord } from '../opened-record'
import { dialogMessages as messages } from './messages'

/** In the audit log. */
const entities = { exitedUser: 'exited_user', contactMessage: 'contact_message' } as const

/** The person's name, contact details and consents. */
export function RecordFacts({ opened: { kind, record } }: { opened: OpenedRecord }) {
  const t = useMessages(messages)
  return (
    <dl className={facts}>
      {kind === 'exitedUser' ? <ExitedUserFacts {...record} /> : <MessageFacts {...record} />}
      <Fact name={t(messages.history)}>
        <Link href={`${accountPaths.auditLog}?entity=${entities[kind]}&entity_id=${record.id}`}>
          {t(messages.allChanges)}
        </Link>
      </Fact>
    </dl>
  )
}

function ExitedUserFacts({ email, phone, page, user_id: userId, consent }: AdminExitedUser) {
  const t = useMessages(messages)
  return (
    <>
      {email !== null && (
        <Fact name={t(messages.email)}>
          <EmailLink email={email} />
        </Fact>
      )}
      {phone !== null && (
        <Fact name={t(messages.phone)}>
          <PhoneLink phone={phone} />
        </Fact>
      )}
      {email === null && <Fact name={t(messages.contact)}>{t(messages.hidden)}</Fact>}
      <Fact name={t(messages.page)}>
        <Link variant="inText" href={page}>
          {page}
        </Link>
      </Fact>
      <Fact name={t(messages.consent)}>{t(messages.consents[consent])}</Fact>
      {userId !== null && (
        <Fact name={t(messages.account)}>
          <Link variant="inText" href={accountPaths.user(userId)}>
            {t(messages.openAccount)}
          </Link>
        </Fact>
      )}
    </>
  )
}

function MessageFacts({ email, topic, consent }: AdminContactMessage) {
  const t = useMessages(messages, followUpMessages)
  return (
    <>
      <Fact name={t(messages.email)}>
        <EmailLink email={email} />
      </Fact>
      <Fact name={t(messages.topic)}>{t(followUpMessages.topics[topic])}</Fact>
      <Fact name={t(messages.consent)}>{t(messages.consents[consent])}</Fact>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
