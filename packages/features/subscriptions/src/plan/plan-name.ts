import type { Plan } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** The name of a plan in the language of the page; plans of operators keep the one they have. */
export function planName({ key, name }: Pick<Plan, 'key' | 'name'>, t: Translate): string {
  const known = messages.names[key]
  return known === undefined ? name : t(known)
}

/** ₹14,999; prices are whole rupees. */
export const priceText = ({ price_paise: paise }: Pick<Plan, 'price_paise'>): string =>
  formatRupees(paise / 100)
