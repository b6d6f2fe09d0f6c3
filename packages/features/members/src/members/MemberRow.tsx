import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { formatDay } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import type { ListingRole, Member, MemberRole } from './load-members'
import { rolesManagedBy } from './member-rights'
import * as styles from './members.css'
import { messages } from './messages'
import type { MembersEditing } from './use-members'

interface MemberRowProps {
  member: Member
  listingName: string
  /** The user's own role. */
  ownRole: ListingRole
  editing: MembersEditing
}

/** A member with their role, and what the user may change. */
export function MemberRow({ member, listingName, ownRole, editing }: MemberRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [question, setQuestion] = useState<'remove' | 'leave' | 'hand over' | null>(null)
  const { name, email, role, since } = member
  const isOwn = editing.isOwn(member)
  const roles = rolesManagedBy(ownRole)
  const isManaged = !isOwn && role !== 'owner' && roles.includes(role)
  const day = formatDay(dayInIndia(since), { withYear: true, locale })
  const ask = { member, listingName, editing, onClose: () => setQuestion(null) }
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.nameLine}>
          <span className={styles.name}>{name}</span>
          {isOwn && <Badge tone="good">{t(messages.you)}</Badge>}
        </p>
        <p className={styles.quiet}>{email}</p>
        <p className={styles.quiet}>
          {isManaged ? '' : `${t(messages.roles[role])} · `}
          {t(messages.since(day))}
        </p>
      </div>
      <div className={styles.actions}>
        {isManaged && <RoleSelect member={member} roles={roles} editing={editing} />}
        {ownRole === 'owner' && !isOwn && (
          <Button
            variant="bare"
            aria-label={t(messages.makeOwnerOf(name))}
            onClick={() => setQuestion('hand over')}
          >
            {t(messages.makeOwner)}
          </Button>
        )}
        {isManaged && (
          <Button
            variant="bare"
            aria-label={t(messages.removeMember(name))}
            onClick={() => setQuestion('remove')}
          >
            {t(messages.remove)}
          </Button>
        )}
        {isOwn && role !== 'owner' && (
          <Button variant="bare" onClick={() => setQuestion('leave')}>
            {t(messages.leave)}
          </Button>
        )}
      </div>
      {question === 'remove' && <RemoveQuestion {...ask} />}
      {question === 'leave' && <LeaveQuestion {...ask} />}
      {question === 'hand over' && <HandOverQuestion {...ask} />}
    </li>
  )
}

interface RoleSelectProps {
  member: Member
  roles: readonly MemberRole[]
  editing: MembersEditing
}

function RoleSelect({ member, roles, editing }: RoleSelectProps) {
  const t = useMessages(messages)
  return (
    <Select
      label={t(messages.roleOf(member.name))}
      labelPlace="hidden"
      value={member.role}
      disabled={editing.isBusy}
      options={roles.map((role) => ({ value: role, label: t(messages.roles[role]) }))}
      onChange={({ target }) => {
        const chosen = roles.find((role) => role === target.value)
        if (chosen) void editing.setRole(member, chosen)
      }}
    />
  )
}

interface QuestionProps {
  member: Member
  listingName: string
  editing: MembersEditing
  onClose: () => void
}

function RemoveQuestion({ member, editing, onClose }: QuestionProps) {
  const t = useMessages(messages)
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(messages.removeTitle)}
      question={t(messages.removeQuestion(member.name))}
      yesLabel={t(messages.remove)}
      noLabel={t(messages.keep)}
      isBusy={editing.isBusy}
      onYes={() => void editing.remove(member).then(onClose)}
      onNo={onClose}
    >
      <p>{t(messages.removeText)}</p>
    </ConfirmDialog>
  )
}

function LeaveQuestion({ member, listingName, editing, onClose }: QuestionProps) {
  const t = useMessages(messages)
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(messages.leaveTitle)}
      question={t(messages.leaveQuestion(listingName))}
      yesLabel={t(messages.leave)}
      noLabel={t(messages.stay)}
      isBusy={editing.isBusy}
      onYes={() => void editing.leave(member).then(onClose)}
      onNo={onClose}
    >
      <p>{t(messages.leaveText)}</p>
    </ConfirmDialog>
  )
}

function HandOverQuestion({ member, listingName, editing, onClose }: QuestionProps) {
  const t = useMessages(messages)
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(messages.handOverTitle)}
      question={t(messages.handOverQuestion(member.name, listingName))}
      yesLabel={t(messages.makeOwner)}
      noLabel={t(messages.keep)}
      isBusy={editing.isBusy}
      onYes={() => void editing.setRole(member, 'owner').then(onClose)}
      onNo={onClose}
    >
      <p>{t(messages.handOverText)}</p>
    </ConfirmDialog>
  )
}
