import { ageOn } from '../../platform/dates/age-on.ts'

interface AgeRange {
  readonly min: number | null
  readonly max: number | null
}

/** Whether a child fits on a day; null if the birth date is not known and there is a range. */
export function isOfAge(
  bornOn: string | null,
  day: string,
  { min, max }: AgeRange,
): boolean | null {
  if (min === null && max === null) return true
  if (bornOn === null) return null
  const { years } = ageOn(bornOn, day)
  return (min === null || years >= min) && (max === null || years <= max)
}

interface AgedBatch {
  readonly batch: { readonly minAge: number | null; readonly maxAge: number | null }
  readonly product: { readonly ageMin: number | null; readonly ageMax: number | null }
}

/** The ages of a batch: its own, or those of the product. */
export const agesOf = ({ batch, product }: AgedBatch): AgeRange =>
  batch.minAge === null && batch.maxAge === null
    ? { min: product.ageMin, max: product.ageMax }
    : { min: batch.minAge, max: batch.maxAge }
