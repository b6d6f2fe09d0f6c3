import { isEmail } from '@edbazaar/feature-form-kit/fields'
import type { Translate } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { messages } from './messages'

export const roles = ['principal', 'owner', 'trustee', 'administrator', 'teacher', 'other'] as const

export const claimSchema = (t: Translate) =>
  v.object({
    role: v.picklist(roles, t(messages.roleRequired)),
    email: v.pipe(v.string(), v.trim(), v.check(isEmail, t(messages.schoolEmailRequired))),
    phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s-]{10,20}$/, t(messages.phoneRequired))),
    text: v.pipe(v.string(), v.trim(), v.minLength(10, t(messages.connectionRequired))),
    is_authorised: v.literal(true, t(messages.authorisedRequired)),
  })
