import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { BillingProfilesRepository } from './billing-profile.repository.ts'
import type { BillingProfile } from './billing-profile.ts'
import { checkedBuyer } from './checked-buyer.ts'

export type BillingProfileService = ReturnType<typeof createBillingProfileService>

/** The `BillingProfile` of the contract. */
export const toBillingProfile = (profile: BillingProfile): Schema<'BillingProfile'> => ({
  legal_name: profile.legalName,
  address: profile.address,
  state_code: profile.stateCode,
  gstin: profile.gstin,
  email: profile.email,
})

/** Saves who a user's next invoices are for. */
export function createBillingProfileService(repository: BillingProfilesRepository) {
  return {
    /** Throws `invalid_request` for a GSTIN that is not valid or of another state. */
    async save({ userId }: Caller, given: Schema<'BillingProfile'>): Promise<void> {
      await repository.save({ userId, ...checkedBuyer(given) })
    },
  }
}
