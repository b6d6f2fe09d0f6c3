/** The service accounting code of a subscription, and its rate in percent. To be confirmed. */
export const sac = '998365'
export const gstRate = 18

/** Amounts in paise. */
export interface Amounts {
  readonly taxable_paise: number
  readonly cgst_paise: number
  /** SGST, or UTGST in a union territory without a legislature. */
  readonly sgst_paise: number
  readonly igst_paise: number
  /** From −49 to +50, so that the total is in whole rupees. */
  readonly rounding_paise: number
  readonly total_paise: number
}

/** Whether tax is due, and for which pair of states. */
export interface TaxPlace {
  /** False for a seller without a GSTIN. */
  readonly isTaxed: boolean
  /** Codes of GST states. */
  readonly sellerState: string
  readonly placeOfSupply: string
}

/** The part `of / over` of an amount in paise, half a paisa rounded up. */
export const shareOf = (paise: number, of: number, over: number): number =>
  Math.floor((2 * paise * of + over) / (2 * over))

/**
 * Adds the tax of each line, rounded half up to a paisa, and rounds the total to a rupee. In the
 * seller's own state the tax is split into equal halves; elsewhere it is IGST.
 */
export function amountsOf(taxableLines: readonly number[], place: TaxPlace): Amounts {
  const isOwnState = place.sellerState === place.placeOfSupply
  const taxOf = (part: number) =>
    taxableLines.reduce((sum, taxable) => sum + shareOf(taxable, gstRate, part), 0)
  const taxable = taxableLines.reduce((sum, each) => sum + each, 0)
  const half = place.isTaxed && isOwnState ? taxOf(200) : 0
  const igst = place.isTaxed && !isOwnState ? taxOf(100) : 0
  const exact = taxable + 2 * half + igst
  const total = Math.floor((exact + 50) / 100) * 100
  return {
    taxable_paise: taxable,
    cgst_paise: half,
    sgst_paise: half,
    igst_paise: igst,
    rounding_paise: total - exact,
    total_paise: total,
  }
}
