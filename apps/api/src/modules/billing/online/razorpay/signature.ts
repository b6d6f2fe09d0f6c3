import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether one of the secrets signed exactly these bytes (HMAC SHA-256 in hexadecimal). */
export function isSigned(
  body: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/i.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  return secrets.some((secret) =>
    timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given),
  )
}
