import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages('account/user-details', import.meta.glob('./locales/*.po'), {
  title: msg`User`,
  description: msg`A user of EdBazaar.`,
  blocked: msg`Blocked`,
  admin: msg`Admin`,
  account: msg`Account`,
  id: msg`ID`,
  email: msg`Email`,
  confirmed: msg`Confirmed`,
  notConfirmed: msg`Not confirmed`,
  phone: msg`Phone`,
  type: msg`User type`,
  types: { edbazaar: msg`Customer`, edjobs: msg`Job seeker` },
  permissions: msg`Permissions`,
  noPermissions: msg`None`,
  schools: msg`Schools`,
  stores: msg`Stores`,
})
