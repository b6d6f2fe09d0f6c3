import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** What ours takes the place of. */
const issuer = 'https://accounts.google.com'

export type GoogleSigner = Awaited<ReturnType<typeof startGoogleSigner>>

/**
 * Signs ID tokens as Google does, and shows its keys at an address of this machine. Close it after
 * the file's last test.
 */
export async function startGoogleSigner(clientId = '12345-abcde.apps.googleusercontent.com') {
  const known = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(known.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let asked = 0
  let isDown = false
  const server = createServer((_request, response) => {
    asked += 1
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' })
    response.end(isDown ? 'busy' : JSON.stringify({ keys: [key] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    clientId,
    issuer,
    keysUrl: `http://127.0.0.1:${port}/certs`,
    /** How often the keys were asked for. */
    askedForKeys: () => asked,
    /** From now on, or no longer, the keys are not shown. */
    setDown(down: boolean) {
      isDown = down
    },
    /** An ID token; what is undefined in `claims` is left out. `kid` 'two' is nobody's key. */
    sign(claims: JWTPayload, { kid = 'one', isForged = false } = {}): Promise<string> {
      const seconds = Math.floor(Date.now() / 1000)
      const given = { iss: issuer, aud: clientId, iat: seconds, exp: seconds + 3_600 }
      return new SignJWT({ ...given, email_verified: true, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(isForged ? stranger.privateKey : known.privateKey)
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
