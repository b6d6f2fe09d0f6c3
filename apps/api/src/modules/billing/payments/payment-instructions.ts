import type { Schema } from '../../../contract/operations.ts'
import type { Seller } from '../../../seller-settings.ts'

/** The ways to pay an invoice to the seller: by any UPI app, or by a transfer to the bank account. */
export function paymentInstructionsOf(
  { name, upiId, bank, isDemo }: Seller,
  number: string,
  paise: number,
): Schema<'Invoice'>['pay_to'] {
  const query = new URLSearchParams({
    pa: upiId ?? '',
    pn: name,
    am: (paise / 100).toFixed(2),
    cu: 'INR',
    tn: number,
  })
  return {
    name,
    upi_id: upiId,
    // UPI apps read %20, not +.
    upi_uri: upiId && `upi://pay?${query.toString().replaceAll('+', '%20')}`,
    bank: bank && { account: bank.account, ifsc: bank.ifsc, name: bank.name },
    is_demo: isDemo,
  }
}
