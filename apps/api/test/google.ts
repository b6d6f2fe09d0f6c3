import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** The issuer that the test signer replaces. */
const issuer = 'https://accounts.google.com'

export type GoogleSigner = Awaited<ReturnType<typeof startGoogleSigner>>

/**
 * Signs ID tokens as Google does, and serves its keys on this machine. Close it after the last test
 * of the file.
 */
export async function startGoogleSigner(clientId = '12345-abcde.apps.googleusercontent.com') {
  const signer = await generateKeyPair('RS256')
  const forger = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(signer.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let keyRequests = 0
  let isDown = false
  const server = createServer((_request, response) => {
    keyRequests += 1
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' })
    response.end(isDown ? 'busy' : JSON.stringify({ keys: [key] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    clientId,
    issuer,
    keysUrl: `http://127.0.0.1:${port}/certs`,
    /** Number of requests for the keys. */
    keyRequests: () => keyRequests,
    /** Makes the key server answer 503, or work again. */
    setDown(down: boolean) {
      isDown = down
    },
    /** Signs an ID token. Undefined claims are left out. The key 'two' does not exist. */
    sign(claims: JWTPayload, { kid = 'one', isForged = false } = {}): Promise<string> {
      const seconds = Math.floor(Date.now() / 1000)
      const defaults = { iss: issuer, aud: clientId, iat: seconds, exp: seconds + 3_600 }
      return new SignJWT({ ...defaults, email_verified: true, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(isForged ? forger.privateKey : signer.privateKey)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
