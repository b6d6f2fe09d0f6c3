import type { User } from '@edbazaar/api-client'
import { atom, type WritableAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { storedAtom } from '../storage/stored-atom'
import { isUser } from './stored-user'

/** The signed-in user and the token of their API calls. */
export interface Session {
  token: string
  user: User
}

const isToken = (stored: unknown): stored is string | null =>
  stored === null || (typeof stored === 'string' && /^[\w-]{20,200}$/.test(stored))
const isNumbers = (stored: unknown): stored is number[] =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'number')
const isAddress = (stored: unknown): stored is string | null =>
  stored === null || typeof stored === 'string'

/** The session token, stored as plain text under the name that the specification requires. */
export const tokenAtom = storedAtom<string | null>('token', {
  initial: null,
  isValue: isToken,
  isShared: true,
  isText: true,
})
const userAtom = storedAtom<User | null>('user', {
  initial: null,
  isValue: (stored): stored is User | null => stored === null || isUser(stored),
  isShared: true,
})
/* The specification stores these separately from the user. */
const permissionsAtom = storedAtom<number[]>('permissions', { initial: [], isValue: isNumbers })
const imageAtom = (key: string) =>
  storedAtom<string | null>(key, { initial: null, isValue: isAddress })
const profileImageAtom = imageAtom('profileImage')
const coverImageAtom = imageAtom('coverImage')

/** The session, shared between tabs; null for a visitor. */
export const sessionAtom = atom<Session | null>((get) => {
  const token = get(tokenAtom)
  const user = get(userAtom)
  return token !== null && user !== null ? { token, user } : null
})

/** Id of the user whose session expired while in use. They resume on the same page after signing in. */
export const interruptedUserAtom = atom<number | null>(null)

/** Replaces the stored user with the API's current data. */
export const updateUserAtom = atom(null, (_, set, user: User) => {
  set(userAtom, user)
  set(permissionsAtom, user.permissions)
  set(profileImageAtom, user.profile_image)
  set(coverImageAtom, user.cover_image)
})

/** Stores the user and the token that a sign-in returned. */
export const startSessionAtom = atom(null, (_, set, { token, user }: Session) => {
  set(updateUserAtom, user)
  set(tokenAtom, token)
})

type ClearableAtom = WritableAtom<unknown, [typeof RESET], void>
const clearedOnSignOut: ClearableAtom[] = [
  tokenAtom,
  userAtom,
  permissionsAtom,
  profileImageAtom,
  coverImageAtom,
]

/** Registers atoms with user data that signing out must clear. */
export function clearOnSignOut(...atoms: readonly ClearableAtom[]): void {
  clearedOnSignOut.push(...atoms)
}

/** Ends the session in this browser, without an API call. */
export const endSessionAtom = atom(null, (_, set) => {
  for (const stored of clearedOnSignOut) set(stored, RESET)
})
