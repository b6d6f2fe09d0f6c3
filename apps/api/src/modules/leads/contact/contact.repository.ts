import type { Db } from '../../../db/connect.ts'
import { contactMessages } from '../../../db/schema/index.ts'

export type NewContactMessage = Pick<
  typeof contactMessages.$inferInsert,
  'name' | 'email' | 'topic' | 'message'
>

export type ContactRepository = ReturnType<typeof createContactRepository>

export function createContactRepository(db: Db) {
  return {
    /** Keeps a message, and in the same transaction whatever `also` does. */
    async add(message: NewContactMessage, also: (tx: Db, id: number) => Promise<void>) {
      await db.transaction(async (tx) => {
        const [kept] = await tx
          .insert(contactMessages)
          .values(message)
          .returning({ id: contactMessages.id })
        if (kept) await also(tx, kept.id)
      })
    },
  }
}
