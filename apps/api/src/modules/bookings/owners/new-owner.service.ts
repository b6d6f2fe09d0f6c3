import type { Caller } from '../../../caller.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { newOwnerBookingsEmail } from '../../platform/mail/templates/new-owner-bookings.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { NewOwnerRepository } from './new-owner.repository.ts'

export type NewOwnerService = ReturnType<typeof createNewOwner>

interface NewOwnerDeps {
  readonly repository: NewOwnerRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** Asks families whether the new owner of a store may see what they told the former one. */
export function createNewOwner({ repository, outbox, site }: NewOwnerDeps) {
  async function ask(): Promise<void> {
    await repository.transaction(async (tx) => {
      const families = await repository.toAsk(tx, await repository.claimChanged(tx))
      const url = `${site}/my-bookings`
      await outbox.put(tx, ...families.map((family) => newOwnerBookingsEmail({ ...family, url })))
    })
    outbox.wake()
  }

  return {
    tasks: [
      { name: 'ask-families-about-owners', cron: '*/5 * * * *', run: ask },
    ] satisfies ScheduledTask[],

    /** For all bookings and waitlists of the caller at a store. Also succeeds without any. */
    agree: ({ userId }: Caller, storeId: number): Promise<void> =>
      repository.transaction((tx) => repository.renew(tx, userId, storeId)),
  }
}
