import type { User } from '@edbazaar/api-client'
import { storedAtom } from '@edbazaar/feature-shell'
import { atom, type WritableAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import { isUser } from './stored-user'

/** A user with the token that signs their calls. */
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

/** The session's token, under the name that the specification gives it, as it is. */
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
/* The specification keeps these beside the user. */
const permissionsAtom = storedAtom<number[]>('permissions', { initial: [], isValue: isNumbers })
const imageAtom = (key: string) =>
  storedAtom<string | null>(key, { initial: null, isValue: isAddress })
const profileImageAtom = imageAtom('profileImage')
const coverImageAtom = imageAtom('coverImage')

/** Who is signed in, in every tab alike; null for a visitor. */
export const sessionAtom = atom<Session | null>((get) => {
  const token = get(tokenAtom)
  const user = get(userAtom)
  return token !== null && user !== null ? { token, user } : null
})

/** Whose session ended under their hands; they go on where they were once they sign in again. */
export const interruptedUserAtom = atom<number | null>(null)

/** Takes what the API says of the user who is signed in in place of what was known. */
export const updateUserAtom = atom(null, (_, set, user: User) => {
  set(userAtom, user)
  set(permissionsAtom, user.permissions)
  set(profileImageAtom, user.profile_image)
  set(coverImageAtom, user.cover_image)
})

/** Begins a session. */
export const startSessionAtom = atom(null, (_, set, { token, user }: Session) => {
  set(updateUserAtom, user)
  set(tokenAtom, token)
})

type Forgettable = WritableAtom<unknown, [typeof RESET], void>
const forgettable: Forgettable[] = [
  tokenAtom,
  userAtom,
  permissionsAtom,
  profileImageAtom,
  coverImageAtom,
]

/** Has signing out forget an atom that holds what belongs to one user. */
export function clearOnSignOut(...atoms: readonly Forgettable[]): void {
  forgettable.push(...atoms)
}

/** Ends the session in this browser; the server is not asked. */
export const endSessionAtom = atom(null, (_, set) => {
  for (const kept of forgettable) set(kept, RESET)
})
