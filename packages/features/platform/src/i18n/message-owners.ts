import type { MessageDescriptor } from '@lingui/core'
import type { Catalogue } from './catalogue'

const owners = new WeakMap<object, Catalogue>()

/**
 * Remembers the catalogue of every message in `texts`, so that development and tests notice a message
 * whose catalogue no component has listed. `texts` may hold groups, and functions that return messages.
 */
export function rememberOwners(texts: object, catalogue: Catalogue): void {
  for (const [key, value] of Object.entries(texts)) Reflect.set(texts, key, owned(value, catalogue))
}

function owned(value: unknown, catalogue: Catalogue): unknown {
  if (typeof value === 'function')
    return (...args: unknown[]) => owned(Reflect.apply(value, undefined, args), catalogue)
  if (typeof value !== 'object' || value === null) return value
  if ('id' in value) owners.set(value, catalogue)
  else rememberOwners(value, catalogue)
  return value
}

/** Throws if the catalogue of a message is not among those that components have listed. */
export function requireListed(message: MessageDescriptor, listed: ReadonlySet<Catalogue>): void {
  const owner = owners.get(message)
  if (owner && !listed.has(owner))
    throw new Error(
      `A message of the catalogue ${owner.name} is written, but no component lists it: add it to useMessages.`,
    )
}
