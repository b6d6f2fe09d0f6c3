import type { AdminContactMessage, AdminExitedUser } from '@edbazaar/api-client'
import { EmailLink, PhoneLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { paths, type Translate } from '@edbazaar/feature-platform'
import type { Fact } from '@edbazaar/ui/FactTable'
import { Link } from '@edbazaar/ui/Link'
import { followUpMessages } from '../messages'
import type { OpenedRecord } from '../opened-record'
import { dialogMessages as messages } from './messages'

function exitedUserFacts(record: AdminExitedUser, t: Translate): Fact[] {
  const { email, phone, page, user_id: userId, consent } = record
  return [
    {
      name: t(messages.email),
      value: email === null ? t(messages.hidden) : <EmailLink email={email} />,
    },
    ...(phone === null ? [] : [{ name: t(messages.phone), value: <PhoneLink phone={phone} /> }]),
    {
      name: t(messages.page),
      value: (
        <Link variant="inText" href={page}>
          {page}
        </Link>
      ),
    },
    { name: t(messages.consent), value: t(messages.consents[consent]) },
    ...(userId === null
      ? []
      : [
          {
            name: t(messages.account),
            value: (
              <Link variant="inText" href={paths.user(userId)}>
                {t(messages.openAccount)}
              </Link>
            ),
          },
        ]),
  ]
}

const messageFacts = ({ email, topic, consent }: AdminContactMessage, t: Translate): Fact[] => [
  { name: t(messages.email), value: <EmailLink email={email} /> },
  { name: t(messages.topic), value: t(followUpMessages.topics[topic]) },
  { name: t(messages.consent), value: t(messages.consents[consent]) },
]

/** Who the person is, how to reach them, and what they agreed to. */
export const factsOf = (opened: OpenedRecord, t: Translate): Fact[] =>
  opened.kind === 'exitedUser' ? exitedUserFacts(opened.record, t) : messageFacts(opened.record, t)
