import type { EmailMessage } from '../email-message.ts'
import type { EmailWithLink } from './email-with-link.ts'

type NoticeKind = 'requested' | 'applied' | 'approved' | 'refused' | 'blocked' | 'many-views'

interface AdminNotice {
  readonly kind: NoticeKind
  /** The admin who did it. */
  readonly admin: string
  /** The user whom it concerns. */
  readonly user: string
  /** The text that the admin wrote. */
  readonly note: string | null
}

interface AdminNoticeEmail extends EmailWithLink {
  readonly notice: AdminNotice
}

type Texts = (notice: AdminNotice) => { subject: string; text: string; button: string }

const texts: Readonly<Record<NoticeKind, Texts>> = {
  requested: ({ admin, user }) => ({
    subject: `Review a permission change for ${user}`,
    text: `${admin} wants to change the permissions of ${user}. Another admin must approve the change within seven days.`,
    button: 'Review the change',
  }),
  applied: ({ admin, user }) => ({
    subject: `The permissions of ${user} were changed`,
    text: `${admin} changed the permissions of ${user}. There was no other admin to approve the change. If you did not expect this, sign out all devices and set a new password.`,
    button: 'Open the user',
  }),
  approved: ({ admin, user }) => ({
    subject: `The change for ${user} was approved`,
    text: `${admin} approved your change to the permissions of ${user}. It is now in effect.`,
    button: 'Open the user',
  }),
  refused: ({ admin, user }) => ({
    subject: `The change for ${user} was declined`,
    text: `${admin} declined your change to the permissions of ${user}. Nothing has changed.`,
    button: 'Open the user',
  }),
  blocked: ({ admin, user }) => ({
    subject: `The admin ${user} was blocked`,
    text: `${admin} blocked ${user}, who is an admin, and signed them out everywhere.`,
    button: 'Open the user',
  }),
  'many-views': ({ admin }) => ({
    subject: `${admin} has opened more than 200 user profiles in an hour`,
    text: `${admin} has opened more than 200 user profiles within an hour. If this is not expected, end their sessions: someone else may be using the account.`,
    button: 'Open the admin’s account',
  }),
}

/** Tells admins what another admin did or asks for. */
export function adminNoticeEmail({ email, url, notice }: AdminNoticeEmail): EmailMessage {
  const { subject, text, button } = texts[notice.kind](notice)
  return {
    to: { address: email },
    subject,
    before: [text],
    ...(notice.note && { quote: notice.note }),
    button: { label: button, url },
    footer: 'EdBazaar sent this email because you are an admin.',
  }
}
