import type { AdminUser } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { permissionNumbers } from '../../permission-names/permission-names'
import { messages } from '../messages'

type Permissions = Pick<AdminUser, 'permissions' | 'is_admin'>

/** Permissions that differ from those that the user has, with the reason. */
export const permissionSchema = (from: Permissions) => (t: Translate) =>
  v.pipe(
    v.object({
      permissions: v.pipe(
        v.array(v.string()),
        v.transform((typed) => permissionNumbers.filter((each) => typed.includes(String(each)))),
      ),
      is_admin: v.boolean(),
      reason: v.pipe(v.string(), v.trim()),
    }),
    v.forward(
      v.check((to) => isChange(from, to), t(messages.noChange)),
      ['permissions'],
    ),
    v.forward(
      v.check((to) => to.reason !== '' || !isChange(from, to), t(messages.whyRequired)),
      ['reason'],
    ),
  )

const isChange = (from: Permissions, to: Permissions) =>
  from.is_admin !== to.is_admin ||
  permissionNumbers.some(
    (number) => from.permissions.includes(number) !== to.permissions.includes(number),
  )
