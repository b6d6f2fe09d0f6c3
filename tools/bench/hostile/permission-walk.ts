import type { Operation } from '../../../apps/api/test/access/operations.ts'
import { exampleRequests } from '../../../apps/api/test/examples/contract-examples.ts'
import type { Send } from './send.ts'

/** A caller of the permission walk. */
export interface WalkingCaller {
  readonly name: string
  /** Undefined for a visitor. */
  readonly token?: string
  /** Whether the token belongs to a session. */
  readonly isSignedIn: boolean
  readonly isAdmin: boolean
}

/**
 * Sends an example of every operation as every caller who must not call it. Returns those that were
 * not refused.
 */
export async function walkPermissions(
  send: Send,
  callers: readonly WalkingCaller[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const { operation, request } of exampleRequests())
    for (const caller of callers) {
      const expected = refusalOf(operation, caller)
      if (expected === null) continue
      const status = await send(operation, request, caller.token)
      if (status !== expected && status !== 429)
        wrong.push(`${operation.id} as ${caller.name}: ${status}`)
    }
  return wrong
}

function refusalOf({ rule }: Operation, { isSignedIn, isAdmin }: WalkingCaller): number | null {
  if (rule === 'everyone' || rule === 'optional') return null
  if (!isSignedIn) return 401
  return rule === 'admin' && !isAdmin ? 403 : null
}
