import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Loaded when a passkey is used: most sign-ins need none. */
const browser = () => import('@simplewebauthn/browser')

/** Asks the browser for a new passkey. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<NewPasskey> {
  const { startRegistration } = await browser()
  const { id, rawId, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports: [...transports] },
  }
}

/** Asks the browser to sign with one of the user's passkeys. */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await browser()
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** The message for an error of the browser; null for any other error. */
export function usePasskeyFailure() {
  const t = useMessages(messages)
  return (cause: unknown): string | null => {
    const message = failureOf(cause)
    return message && t(message)
  }
}

function failureOf(cause: unknown) {
  if (!(cause instanceof Error)) return null
  if (cause.name === 'InvalidStateError') return messages.passkeyKnown
  if (cause.name === 'NotAllowedError' || cause.name === 'AbortError')
    return messages.passkeyCancelled
  return /not supported/i.test(cause.message) || cause.name === 'NotSupportedError'
    ? messages.passkeyUnsupported
    : null
}
