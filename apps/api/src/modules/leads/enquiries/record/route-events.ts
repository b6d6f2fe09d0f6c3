import type { Schema } from '../../../../contract/operations.ts'

const changes = ['asked', 'accepted', 'declined'] as const

/** The details of an event of kind `route`. */
export function routeChange(
  detail: Readonly<Record<string, unknown>>,
): Schema<'RouteChange'> | null {
  const change = changes.find((each) => each === detail.change)
  const { listing } = detail
  return change && typeof listing === 'string' ? { change, name: listing } : null
}
