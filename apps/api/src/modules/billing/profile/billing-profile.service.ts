import { refused } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import { findGstState } from '../money/gst-states.ts'
import { isGstin } from '../money/gstin.ts'
import type { BillingProfile, BillingProfilesRepository } from './billing-profile.repository.ts'

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
      const { state_code: stateCode, gstin } = given
      const text = (name: 'legal_name' | 'address') => {
        const value = given[name].toWellFormed().trim()
        if (value === '') throw refused(name, 'This field is required.')
        return value
      }
      if (!findGstState(stateCode)) throw refused('state_code', 'Choose a state.')
      if (gstin !== null && !isGstin(gstin))
        throw refused('gstin', 'This is not a valid GSTIN. Check its 15 characters.')
      if (gstin !== null && !gstin.startsWith(stateCode))
        throw refused('gstin', 'This GSTIN belongs to another state than the address.')
      await repository.save({
        userId,
        legalName: text('legal_name'),
        address: text('address'),
        stateCode,
        gstin,
        email: given.email,
      })
    },
  }
}
