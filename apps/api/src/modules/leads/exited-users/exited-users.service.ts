import type { Body } from '../../../contract/operations.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { ExitedUsersRepository } from './exited-users.repository.ts'

export type ExitedUsersService = ReturnType<typeof createExitedUsersService>

/** Contact details as somebody leaves them. */
export type LeftDetails = Omit<Body<'addExitedUser'>, 'website'>

export function createExitedUsersService(repository: ExitedUsersRepository) {
  return {
    /** Keeps the details, and whose they are where somebody is signed in. */
    async add(caller: Caller | null, left: LeftDetails): Promise<void> {
      await repository.add({
        userId: caller?.userId ?? null,
        firstName: left.first_name.trim(),
        lastName: left.last_name.trim(),
        email: left.email,
        phone: left.phone,
        // The path alone: behind it may stand the token of a link, or what somebody searched for.
        exitedPage: left.exited_page.replace(/[?#].*$/s, ''),
      })
    },
  }
}
