import { availableParallelism } from 'node:os'
import { createConcurrencyLimit } from '../../platform/rate-limits/concurrency-limit.ts'

/** argon2id with 19 MiB and two passes: some 20 ms of one core, for us and for who guesses. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * At most 76 MiB at once, and at least one of the four threads that node has for such work stays
 * free for files. Those who wait are answered within some three seconds.
 */
const inTurn = createConcurrencyLimit({
  atOnce: Math.max(1, Math.min(3, availableParallelism())),
  waiting: 200,
})

/** What is verified where there is no password: made at the same cost, of bytes nobody knows. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$8YvFG6I9LIzbNOM5r2fMjQ$jfnmb1TORUSp1D/o1zipbdX0XEZAhcTA8uE0WskYMcs'

/** Loaded with the first password, not with the product: it is native code. */
const argon2 = () => import('@node-rs/argon2')

/**
 * A password as it is hashed: without blanks around it, which the browser takes away too, and with
 * its letters written in one way, which keyboards of Indian scripts differ in.
 */
export const plainPassword = (typed: string) => typed.trim().normalize('NFC')

export async function hashPassword(typed: string): Promise<string> {
  const { hash } = await argon2()
  return inTurn(() => hash(plainPassword(typed), cost))
}

/** Whether it is the password of the hash; without one the answer is no, and costs as much time. */
export async function isPassword(typed: string, kept: string | null): Promise<boolean> {
  const { verify } = await argon2()
  const isRight = await inTurn(() => verify(kept ?? nobodys, plainPassword(typed)))
  return isRight && kept !== null
}
