import type { Db } from '../../../db/connect.ts'
import { createMembersRepository } from './members.repository.ts'

export type MemberRoles = ReturnType<typeof createMemberRoles>

/** The people who work for a school or store, for the domains that decide by it what a caller may do. */
export function createMemberRoles(db: Db) {
  const { find, roleOf } = createMembersRepository(db)
  return { find, roleOf }
}
