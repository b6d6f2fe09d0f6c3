import type { Seller } from '../../../seller-settings.ts'
import type { TaxPlace } from '../money/tax.ts'
import type { BillingProfile } from '../profile/billing-profile.ts'

/** The tax on a new invoice to this buyer. */
export const taxPlaceOf = (seller: Seller, buyer: Pick<BillingProfile, 'stateCode'>): TaxPlace => ({
  isTaxed: seller.gstin !== null,
  sellerState: seller.stateCode,
  placeOfSupply: buyer.stateCode,
})
