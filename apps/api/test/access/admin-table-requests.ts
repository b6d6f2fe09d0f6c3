import type { RequestBuilder } from './operation-requests.ts'
import { operations } from './operations.ts'

const plain: RequestBuilder = () => ({})

/** A request for the list and for the CSV file of every admin table. */
export const adminTableRequests: Readonly<Record<string, RequestBuilder>> = Object.fromEntries(
  operations
    .filter(({ id }) => /^(?:list|download)Admin[A-Z]/.test(id))
    .map(({ id }) => [id, plain]),
)
