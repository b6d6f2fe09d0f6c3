import type { Db } from '../../../db/connect.ts'
import { contactMessages } from '../../../db/schema/index.ts'

export type NewContactMessage = Pick<
  typeof contactMessages.$inferInsert,
  'name' | 'email' | 'topic' | 'message'
>

export type ContactRepository = ReturnType<typeof createContactRepository>

export function createContactRepository(db: Db) {
  return {
    /** Adds a message and runs `also` in the same transaction. */
    async add(message: NewContactMessage, also: (tx: Db, id: number) => Promise<void>) {
      await db.transaction(async (tx) => {
        const [added] = await tx
          .insert(contactMessages)
          .values(message)
          .returning({ id: contactMessages.id })
        if (added) await also(tx, added.id)
      })
    },
  }
}
