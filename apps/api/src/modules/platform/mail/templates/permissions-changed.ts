import type { Schema } from '../../../../contract/operations.ts'
import type { EmailMessage } from '../email-message.ts'
import { accountFooter } from './account-texts.ts'

interface PermissionsChanged {
  readonly email: string
  readonly from: Schema<'PermissionSet'>
  readonly to: Schema<'PermissionSet'>
}

const names: Readonly<Record<number, string>> = {
  1: 'schools and stores',
  2: 'hiring',
  3: 'bookmarks',
  6: 'blogs',
}
const namesOf = (permissions: readonly number[]) =>
  permissions.map((each) => names[each] ?? `permission ${each}`).join(', ')

/** To a user whose permissions admins changed. */
export function permissionsChangedEmail({ email, from, to }: PermissionsChanged): EmailMessage {
  const added = to.permissions.filter((each) => !from.permissions.includes(each))
  const removed = from.permissions.filter((each) => !to.permissions.includes(each))
  return {
    to: { address: email },
    subject: 'Your permissions on EdBazaar have changed',
    before: [
      'An admin changed what you can do on EdBazaar.',
      ...(!from.is_admin && to.is_admin ? ['You are now an admin.'] : []),
      ...(from.is_admin && !to.is_admin ? ['You are no longer an admin.'] : []),
      ...(added.length > 0 ? [`You can now use: ${namesOf(added)}.`] : []),
      ...(removed.length > 0 ? [`You can no longer use: ${namesOf(removed)}.`] : []),
      'If you did not expect this, contact us.',
    ],
    footer: accountFooter,
  }
}
