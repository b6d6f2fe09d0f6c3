import { refused } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import { findGstState } from '../money/gst-states.ts'
import { isGstin } from '../money/gstin.ts'
import type { BillingProfile } from './billing-profile.ts'

/** Fewest characters of a name and an address (specification, section 5). */
const minLength = 2

/** Whom an invoice is for. Throws `invalid_request` for a GSTIN that is not valid or of another state. */
export function checkedBuyer(
  given: Schema<'BillingProfile'>,
): Omit<BillingProfile, 'userId' | 'updatedAt'> {
  const { state_code: stateCode, gstin, email } = given
  const text = (name: 'legal_name' | 'address') => {
    const value = given[name].trim()
    if (value.length < minLength) throw refused(name, `Enter at least ${minLength} characters.`)
    return value
  }
  if (!findGstState(stateCode)) throw refused('state_code', 'Choose a state.')
  if (gstin !== null && !isGstin(gstin))
    throw refused('gstin', 'This is not a valid GSTIN. Check its 15 characters.')
  if (gstin !== null && !gstin.startsWith(stateCode))
    throw refused('gstin', 'This GSTIN belongs to a different state from the address.')
  return { legalName: text('legal_name'), address: text('address'), stateCode, gstin, email }
}
