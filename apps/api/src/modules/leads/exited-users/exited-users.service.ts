import type { Caller } from '../../../caller.ts'
import type { Body } from '../../../contract/operations.ts'
import type { ExitedUsersRepository } from './exited-users.repository.ts'

export type ExitedUsersService = ReturnType<typeof createExitedUsersService>

/** The details that a visitor enters in the exit popup. */
export type ExitedUserDetails = Omit<Body<'addExitedUser'>, 'website'>

export function createExitedUsersService(repository: ExitedUsersRepository) {
  return {
    /** Stores the details, with the user if the caller is signed in. */
    async add(caller: Caller | null, details: ExitedUserDetails): Promise<void> {
      await repository.add({
        userId: caller?.userId ?? null,
        firstName: details.first_name.trim(),
        lastName: details.last_name.trim(),
        email: details.email,
        phone: details.phone,
        // Only the path: the query may contain a link token or a search.
        exitedPage: details.exited_page.replace(/[?#].*$/s, ''),
      })
    },
  }
}
