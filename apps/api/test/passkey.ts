import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto'

const userPresent = 0x01
const hasCredential = 0x40

const signedChallengeOf = (token: string) => hash('sha256', `passkey ${token}`, 'base64url')

/** CBOR of a byte string of 24 to 255 bytes. */
const byteString = (bytes: Buffer): Buffer => Buffer.concat([Buffer.of(0x58, bytes.length), bytes])
/** CBOR of a short text. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)])

/** The key as COSE: an ES256 key on P-256. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    byteString(x),
    Buffer.of(0x22),
    byteString(y),
  ])

const counterOf = (count: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(count)
  return bytes
}

/** A new passkey of a software authenticator for a site, which answers the challenge of a token. */
export function createPasskey(origin: string, token: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const rpIdHash = hash('sha256', new URL(origin).hostname, 'buffer')
  let signatures = 0

  const clientData = (type: string, of: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge: signedChallengeOf(of), origin: from }))

  const authData = Buffer.concat([
    rpIdHash,
    Buffer.of(userPresent | hasCredential),
    counterOf(0),
    Buffer.alloc(16),
    Buffer.of(0, credentialId.length),
    credentialId,
    coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
  ])
  const attestation = Buffer.concat([
    Buffer.of(0xa3),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.of(0xa0),
    text('authData'),
    byteString(authData),
  ])
  const type = 'public-key' as const
  return {
    credential: {
      id,
      rawId: id,
      type,
      response: {
        clientDataJSON: clientData('webauthn.create', token).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    },

    /** Signs the challenge of a token, as a page of `from` would ask for it. */
    sign(of: string, from = origin, count = ++signatures) {
      const data = clientData('webauthn.get', of, from)
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.of(userPresent), counterOf(count)])
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, hash('sha256', data, 'buffer')]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
