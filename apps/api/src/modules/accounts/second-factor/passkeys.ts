import { hash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Schema } from '../../../contract/operations.ts'

/** Milliseconds that the browser waits for the user. */
const timeout = 300_000

/** EdDSA, ES256 and RS256, by their COSE numbers. */
const algorithms = [-8, -7, -257] as const

export interface StoredPasskey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
}

interface PasskeyUser {
  readonly id: number
  readonly email: string
  readonly name: string
}

type Descriptor = Schema<'PasskeyDescriptor'>

/** The library is large, and few sign-ins need it. */
const webauthn = () => import('@simplewebauthn/server')

export type Passkeys = ReturnType<typeof createPasskeys>

/**
 * Passkeys as a second factor. The challenge that a passkey signs is derived from the single-use
 * token of the request, so it need not be stored.
 */
export function createPasskeys(publicUrl: string) {
  const { hostname, origin } = siteOf(publicUrl)
  const descriptorOf = ({ credentialId, transports }: StoredPasskey): Descriptor => ({
    id: credentialId,
    type: 'public-key',
    transports: [...transports],
  })

  return {
    /** Browsers allow passkeys only for names, such as localhost. */
    isAvailable: isIP(hostname.replace(/^\[|\]$/g, '')) === 0,

    requestOptions(token: string, passkeys: readonly StoredPasskey[]) {
      return {
        challenge: challengeOf(token),
        rpId: hostname,
        timeout,
        userVerification: 'preferred' as const,
        allowCredentials: passkeys.map(descriptorOf),
      }
    },

    creationOptions(
      token: string,
      user: PasskeyUser,
      passkeys: readonly StoredPasskey[],
    ): Schema<'PasskeyCreationOptions'> {
      return {
        challenge: challengeOf(token),
        rp: { id: hostname, name: 'EdBazaar' },
        user: {
          id: hash('sha256', `edbazaar user ${user.id}`, 'base64url'),
          name: user.email,
          displayName: user.name,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout,
        attestation: 'none',
        excludeCredentials: passkeys.map(descriptorOf),
        // It is used only after another step, so it need not identify the account.
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      }
    },

    /** The passkey that the browser created; null if it is not valid. */
    async readNew(token: string, credential: Schema<'NewPasskey'>): Promise<StoredPasskey | null> {
      const { verifyRegistrationResponse } = await webauthn()
      const { clientDataJSON, attestationObject, transports = [] } = credential.response
      const verified = await verifyRegistrationResponse({
        response: {
          ...credential,
          response: { clientDataJSON, attestationObject, transports: [...transports] },
          clientExtensionResults: {},
        },
        expectedChallenge: challengeOf(token),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: false,
        supportedAlgorithmIDs: [...algorithms],
      }).catch(() => null)
      if (!verified?.verified) return null
      const { id, publicKey, counter } = verified.registrationInfo.credential
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: [...transports],
      }
    },

    /** The new counter of a passkey that signed the challenge; null if the signature is not valid. */
    async counterAfter(
      token: string,
      credential: Schema<'PasskeyAssertion'>,
      passkey: StoredPasskey,
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await webauthn()
      const verified = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challengeOf(token),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: false,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
          transports: [...passkey.transports],
        },
      }).catch(() => null)
      return verified?.verified ? verified.authenticationInfo.newCounter : null
    },
  }
}

/** A site that is opened on its own machine is also called localhost. */
function siteOf(publicUrl: string): URL {
  const url = new URL(publicUrl)
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  return url
}

const challengeOf = (token: string) => hash('sha256', `passkey ${token}`, 'base64url')
