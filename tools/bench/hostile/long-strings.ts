import type { OperationRequest } from '../../../apps/api/test/access/operation-requests.ts'
import type { Operation } from '../../../apps/api/test/access/operations.ts'
import { operations } from '../../../apps/api/test/access/operations.ts'
import { longTexts, textOf, valuesWith } from '../../../apps/api/test/long-texts.ts'
import { requestParts } from '../../../apps/api/test/request-schemas.ts'

interface LongRequest {
  readonly operation: Operation
  readonly request: OperationRequest
}

/** The most characters of a URL part that the server's limit of 16 kB for a head allows. */
const longestInUrl = 12_000
const lengths = [2_000, 30_000, 120_000]

/** Requests with long texts in every string of every body, query and path of the contract. */
export async function longStringRequests(): Promise<readonly LongRequest[]> {
  const parts = await requestParts()
  return parts.flatMap(({ operationId, httpPart, schema }) => {
    const operation = operations.find(({ id }) => id === operationId)
    if (!operation) throw new Error(`The contract has no operation ${operationId}`)
    const isBody = httpPart === 'body'
    return longTexts.flatMap((text) =>
      (isBody ? lengths : [longestInUrl]).flatMap((length) =>
        valuesWith(schema, textOf(text, length)).map((value) => ({
          operation,
          request: requestOf(httpPart, Object(value)),
        })),
      ),
    )
  })
}

function requestOf(
  httpPart: 'body' | 'querystring' | 'params',
  value: Record<string, unknown>,
): OperationRequest {
  if (httpPart === 'body') return { body: value }
  const texts = Object.entries(value).map(([name, text]): [string, string] => [name, String(text)])
  // Percent encoding triples most of these texts.
  const cut = texts.map(([name, text]): [string, string] => [
    name,
    text.slice(0, Math.floor(longestInUrl / texts.length / 3)),
  ])
  return httpPart === 'params'
    ? { params: Object.fromEntries(cut) }
    : { query: String(new URLSearchParams(cut)) }
}
