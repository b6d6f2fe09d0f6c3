import { availableParallelism } from 'node:os'
import { createConcurrencyLimit } from '../../platform/rate-limits/concurrency-limit.ts'

/** argon2id with 19 MiB and two passes: about 20 ms of one core. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * At most three hashes at once, 57 MiB, which leaves one of the four threads of node's pool for
 * files. The last of 200 waiting requests gets its response within about three seconds.
 */
const limitConcurrency = createConcurrencyLimit({
  atOnce: Math.max(1, Math.min(3, availableParallelism())),
  waiting: 200,
})

/** Verified if the account has no password: it has the same cost, and no password matches it. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$8YvFG6I9LIzbNOM5r2fMjQ$jfnmb1TORUSp1D/o1zipbdX0XEZAhcTA8uE0WskYMcs'

/** Native code, loaded with the first password to keep startup fast. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Normalises a password before hashing: trimmed, as the browser does, and in Unicode form NFC,
 * because keyboards of Indian scripts differ.
 */
export const normalisePassword = (typed: string) => typed.trim().normalize('NFC')

export async function hashPassword(typed: string): Promise<string> {
  const { hash } = await argon2()
  return limitConcurrency(() => hash(normalisePassword(typed), cost))
}

/** Checks a password. Without a hash the result is false, after the same amount of work. */
export async function isPassword(typed: string, passwordHash: string | null): Promise<boolean> {
  const { verify } = await argon2()
  const isMatch = await limitConcurrency(() =>
    verify(passwordHash ?? dummyHash, normalisePassword(typed)),
  )
  return isMatch && passwordHash !== null
}
