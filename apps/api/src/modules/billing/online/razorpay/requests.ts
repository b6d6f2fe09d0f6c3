import type { RazorpaySettings } from '../../../../razorpay-settings.ts'
import { ProviderError } from '../payment-provider.ts'
import { fieldsOf } from './responses.ts'

/** Milliseconds within which Razorpay has to answer. */
const timeout = 10_000

interface Sent {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends requests to Razorpay with the key. Throws `ProviderError`. */
export function createRazorpayRequests({ api, keyId, keySecret }: RazorpaySettings) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  async function send(method: 'GET' | 'POST', path: string, { body, headers = {} }: Sent = {}) {
    const what = `${method} ${path.replace(/\?.*/, '')}`
    const answer = await fetch(`${api}/v1${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((cause: unknown) => {
        throw new ProviderError(`Razorpay did not answer ${what}`, { isRefusal: false, cause })
      })
    const fields = fieldsOf(parsed(answer.text))
    if (answer.status >= 200 && answer.status < 300) return fields
    const { code, description } = fieldsOf(fields.error)
    // 401: the key is wrong, 409: a request is being handled, 429: too many. The same may succeed later.
    const isRefusal = answer.status < 500 && ![401, 409, 429].includes(answer.status)
    throw new ProviderError(
      `Razorpay answered ${what} with ${answer.status}: ${code ?? ''} ${description ?? ''}`,
      { isRefusal },
    )
  }

  return {
    get: (path: string) => send('GET', path),
    post: (path: string, sent?: Sent) => send('POST', path, sent),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
