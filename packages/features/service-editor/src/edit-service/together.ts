import type { FieldFormat } from '@edbazaar/feature-editing'
import { priceUnits } from '../service/service-schema'

type Unknown = Partial<Record<string, unknown>>
const isThing = (kept: unknown): kept is Unknown => typeof kept === 'object' && kept !== null

/** What was typed as text, and what is saved as a number or null. */
function textOf(kept: unknown): string | undefined {
  if (kept === null) return ''
  return typeof kept === 'string' || typeof kept === 'number' ? String(kept) : undefined
}

export interface AgesDraft {
  age_min: string
  age_max: string
}

/** Two ages, as they are typed. */
export const agesFormat: FieldFormat<AgesDraft> = {
  empty: { age_min: '', age_max: '' },
  read: (kept) => {
    if (!isThing(kept)) return undefined
    const [from, to] = [textOf(kept.age_min), textOf(kept.age_max)]
    return from === undefined || to === undefined ? undefined : { age_min: from, age_max: to }
  },
}

export interface PriceDraft {
  price: string
  price_unit: (typeof priceUnits)[number]
}

/** A price with what it is for. */
export const priceFormat: FieldFormat<PriceDraft> = {
  empty: { price: '', price_unit: 'month' },
  read: (kept) => {
    if (!isThing(kept)) return undefined
    const price = textOf(kept.price)
    const unit = priceUnits.find((one) => one === kept.price_unit)
    return price === undefined || unit === undefined ? undefined : { price, price_unit: unit }
  },
}
