import type { FieldFormat } from '@edbazaar/feature-editing'
import { priceUnits } from '../product/product-schema'

// Formats of several inputs that are saved as one field.

type UnknownObject = Partial<Record<string, unknown>>
const isObject = (stored: unknown): stored is UnknownObject =>
  typeof stored === 'object' && stored !== null

/** Reads typed text, or a saved number or null, as text. */
function textOf(stored: unknown): string | undefined {
  if (stored === null) return ''
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : undefined
}

export interface AgesDraft {
  age_min: string
  age_max: string
}

export const agesFormat: FieldFormat<AgesDraft> = {
  empty: { age_min: '', age_max: '' },
  read: (stored) => {
    if (!isObject(stored)) return undefined
    const [from, to] = [textOf(stored.age_min), textOf(stored.age_max)]
    return from === undefined || to === undefined ? undefined : { age_min: from, age_max: to }
  },
}

export interface PriceDraft {
  price: string
  price_unit: (typeof priceUnits)[number]
}

/** A price with its unit. */
export const priceFormat: FieldFormat<PriceDraft> = {
  empty: { price: '', price_unit: 'month' },
  read: (stored) => {
    if (!isObject(stored)) return undefined
    const price = textOf(stored.price)
    const unit = priceUnits.find((each) => each === stored.price_unit)
    return price === undefined || unit === undefined ? undefined : { price, price_unit: unit }
  },
}
