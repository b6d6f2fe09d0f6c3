import { answerOf } from '@edbazaar/api-client'
import { SentNotice, useApiForm } from '@edbazaar/feature-form-kit'
import { emailField } from '@edbazaar/feature-form-kit/fields'
import { type Translate, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Select } from '@edbazaar/ui/Select'
import { TextField } from '@edbazaar/ui/TextField'
import { useState } from 'react'
import * as v from 'valibot'
import type { LoadedMembers, MemberRole } from './load-members'
import * as styles from './members.css'
import { messages } from './messages'

interface InviteFormProps {
  listing: LoadedMembers['listing']
  /** The roles that the user may invite for. */
  roles: readonly MemberRole[]
  onInvited: () => void
}

const invitationSchema = (t: Translate) =>
  v.object({
    email: emailField(t),
    role: v.picklist(['manager', 'counsellor', 'viewer']),
  })
const loadSchema = async () => invitationSchema

/** Invites somebody by email. */
export function InviteForm({ listing, roles, onInvited }: InviteFormProps) {
  const t = useMessages(messages)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <section aria-labelledby="invite" className={styles.invite}>
      <SectionHead title={t(messages.inviteTitle)} titleId="invite" isFlush />
      <p className={styles.quiet}>{t(messages.inviteText)}</p>
      {sentTo !== null && <SentNotice key={sentTo}>{t(messages.invited(sentTo))}</SentNotice>}
      <Fields
        // A new form after each invitation.
        key={sentTo}
        listing={listing}
        roles={roles}
        onInvited={(email) => {
          setSentTo(email)
          onInvited()
        }}
      />
    </section>
  )
}

interface FieldsProps extends Omit<InviteFormProps, 'onInvited'> {
  onInvited: (email: string) => void
}

function Fields({ listing, roles, onInvited }: FieldsProps) {
  const t = useMessages(messages)
  const { isSending, onSubmit, field } = useApiForm<{ email: string; role: MemberRole }>({
    loadSchema,
    validatesOnBlur: false,
    initial: { email: '', role: roles.includes('counsellor') ? 'counsellor' : 'viewer' },
    send: async (api, body) => {
      const path = '/listings/{kind}/{id}/member-invitations'
      await answerOf(api.POST(path, { params: { path: listing }, body }))
      onInvited(body.email)
    },
  })
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t(messages.inviteTitle)}
      onSubmit={onSubmit}
    >
      <TextField
        label={t(messages.email)}
        type="email"
        autoComplete="off"
        required
        {...field('email')}
      />
      <Select
        label={t(messages.role)}
        options={roles.map((role) => ({ value: role, label: t(messages.roles[role]) }))}
        {...field('role')}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="main" loading={isSending}>
          {t(messages.invite)}
        </Button>
      </div>
    </form>
  )
}
