import { permissions } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { permissionMessages } from './messages'

/** Every permission, in the order of the numbers. */
export const permissionNumbers = [1, 2, 3, 4, 5, 6] as const

const byNumber = {
  [permissions.listings]: permissionMessages.listings,
  [permissions.hiring]: permissionMessages.hiring,
  [permissions.bookmarks]: permissionMessages.bookmarks,
  [permissions.blogs]: permissionMessages.blogs,
}

/** Whether something uses a permission. */
const isNamed = (number: number): number is keyof typeof byNumber => number in byNumber

/** The name of a permission; a numbered text for one that nothing uses yet. */
export const permissionName = (t: Translate, number: number): string =>
  t(isNamed(number) ? byNumber[number] : permissionMessages.unused(number))

/** The permissions to choose from. A number that nothing uses is among them only if a user has it. */
export const permissionChoices = (own: readonly number[]) =>
  permissionNumbers.filter((number) => isNamed(number) || own.includes(number))

/** The permissions of a user in a few words. Numbers that nothing uses yet are left out. */
export function permissionsText(t: Translate, numbers: readonly number[]): string {
  const named = permissionNumbers.filter(isNamed)
  const own = named.filter((number) => numbers.includes(number))
  if (own.length === named.length) return t(permissionMessages.all)
  if (own.length === 0) return t(permissionMessages.none)
  return own.map((number) => permissionName(t, number)).join(', ')
}
