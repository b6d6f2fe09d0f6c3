import { ApiError } from '@edbazaar/api-client'

/** The reason why an open record is not shown: it is unknown to this user, or its request failed. */
export type DetailFailure = 'missing' | 'failed'

/** Null for a list that can be retried. If access is refused, the page fails. */
export function withoutList(cause: unknown): null {
  const isFinal = !(cause instanceof ApiError) || [400, 401, 403, 404].includes(cause.status)
  if (isFinal) throw cause
  return null
}

/** The open record beside a list, or why it is not shown. Without a session the page fails. */
export async function detailOf<Detail>(request: Promise<Detail>): Promise<Detail | DetailFailure> {
  try {
    return await request
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status === 401) throw cause
    return [400, 403, 404].includes(cause.status) ? 'missing' : 'failed'
  }
}
