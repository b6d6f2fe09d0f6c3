import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import type { Invitation } from './load-members'
import * as styles from './members.css'
import { messages } from './messages'
import type { MembersEditing } from './use-members'

interface InvitationRowProps {
  invitation: Invitation
  canWithdraw: boolean
  editing: MembersEditing
}

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation, canWithdraw, editing }: InvitationRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { email, role, expires_at: expiresAt } = invitation
  const day = formatDay(dayInIndia(expiresAt), { withYear: true, locale })
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
        <p className={styles.quiet}>
          {t(messages.roles[role])} · {t(messages.expires(day))}
        </p>
      </div>
      {canWithdraw && (
        <Button
          variant="bare"
          disabled={editing.isBusy}
          aria-label={t(messages.withdrawInvitation(email))}
          onClick={() => void editing.withdraw(invitation)}
        >
          {t(messages.withdraw)}
        </Button>
      )}
    </li>
  )
}
