import type { Db } from '../../../db/connect.ts'
import { users } from '../../../db/schema/index.ts'

export interface NewCustomer {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly passwordHash: string
}

/** Adds a customer with the default permissions; null if the email already has an account. */
export async function addCustomer(tx: Db, customer: NewCustomer): Promise<number | null> {
  const [added] = await tx
    .insert(users)
    .values(customer)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return added?.id ?? null
}
