import { Secret, TOTP } from 'otpauth'
import { newTotpSecret } from '../src/modules/accounts/second-factor/totp.ts'
import { createSecretBox } from '../src/modules/platform/secrets/secret-box.ts'
import { testSecretKey } from './app.ts'
import type { TestDatabase } from './database.ts'

const secretBox = createSecretBox(async () => Buffer.from(testSecretKey, 'base64'), 'authenticator')

/** The code that an app shows for a secret in base 32, `steps` steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** Gives a user an authenticator app, or one that is being set up. */
export async function addAuthenticator(
  { pool }: Pick<TestDatabase, 'pool'>,
  userId: number,
  state: 'confirmed' | 'pending' = 'confirmed',
  secretInBase32?: string,
) {
  const bytes =
    secretInBase32 === undefined
      ? newTotpSecret()
      : Buffer.from(Secret.fromBase32(secretInBase32).bytes)
  const encrypted = await secretBox.encrypt(bytes, String(userId))
  await pool.query(
    state === 'confirmed'
      ? `insert into authenticator (user_id, secret, confirmed_at) values ($1, $2, now())
         on conflict (user_id) do update set secret = $2, confirmed_at = now()`
      : `insert into authenticator (user_id, pending_secret, pending_since) values ($1, $2, now())
         on conflict (user_id) do update set pending_secret = $2, pending_since = now()`,
    [userId, encrypted],
  )
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
  return { secret, code: (steps = 0) => codeOf(secret, steps) }
}
