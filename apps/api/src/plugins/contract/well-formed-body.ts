import type { FastifyRequest } from 'fastify'

/**
 * The JSON value with U+FFFD in place of every lone surrogate in its texts, changed in place. A JSON
 * body may contain half of a character, such as `"\ud800"`, which PostgreSQL cannot store.
 */
export function withoutLoneSurrogates(body: unknown): unknown {
  const root = { body }
  // A list instead of recursion, because a body may be nested deeper than the stack allows.
  const unread: object[] = [root]
  for (let parent = unread.pop(); parent !== undefined; parent = unread.pop())
    for (const [key, value] of Object.entries(parent))
      if (typeof value === 'string') Reflect.set(parent, key, value.toWellFormed())
      else if (typeof value === 'object' && value !== null) unread.push(value)
  return root.body
}

/** Makes the texts of a JSON body storable before it is validated. */
export async function replaceLoneSurrogates(request: FastifyRequest): Promise<void> {
  request.body = withoutLoneSurrogates(request.body)
}
