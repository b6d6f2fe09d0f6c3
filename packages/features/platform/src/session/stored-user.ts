import type { User } from '@edbazaar/api-client'

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string'
const isTextOrNull: Check = (value) => value === null || typeof value === 'string'
const isBoolean: Check = (value) => typeof value === 'boolean'

const checks = {
  id: (value) => Number.isInteger(value),
  firstname: isText,
  lastname: isText,
  email: isText,
  phone: isTextOrNull,
  user_type: isText,
  permissions: (value) => Array.isArray(value) && value.every(Number.isInteger),
  is_admin: isBoolean,
  user_has_institute: isBoolean,
  is_walkthrough_skipped: isBoolean,
  profile_image: isTextOrNull,
  cover_image: isTextOrNull,
} as const satisfies Record<keyof User, Check>

/** Whether a stored value is a valid user. */
export function isUser(stored: unknown): stored is User {
  if (typeof stored !== 'object' || stored === null) return false
  const values: Partial<Record<string, unknown>> = { ...stored }
  return Object.entries(checks).every(([name, check]) => check(values[name]))
}
