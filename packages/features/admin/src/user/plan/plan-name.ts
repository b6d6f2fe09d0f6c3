import type { AdminUserDetail } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { messages } from '../messages'

/** The name of a plan in the language of the page; plans of operators keep the one they have. */
export function planNameOf(
  { name: key, options }: Pick<AdminUserDetail['plan'], 'name' | 'options'>,
  t: Translate,
): string {
  const known = messages.plans[key]
  return known === undefined ? (options.find((each) => each.key === key)?.name ?? key) : t(known)
}
