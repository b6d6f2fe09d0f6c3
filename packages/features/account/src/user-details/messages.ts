/** The words of the page that shows a user. */
export const messages = {
  title: 'User',
  description: 'A user of EdBazaar.',
  blocked: 'Blocked',
  admin: 'Admin',
  account: 'Account',
  id: 'Number',
  email: 'Email',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  phone: 'Phone',
  kind: 'Kind',
  kinds: { edbazaar: 'Customer of EdBazaar', edjobs: 'Job seeker' },
  permissions: 'Permissions',
  noPermissions: 'None',
  schools: 'Schools',
  stores: 'Stores',
} as const
