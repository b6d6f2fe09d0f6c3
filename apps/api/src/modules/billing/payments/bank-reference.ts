import { refused } from '../../../app-error.ts'

/** 12 digits for UPI and IMPS, 16 or 22 letters and digits for NEFT and RTGS. */
const referenceShape = /^(?:\d{12}|[A-Z\d]{16}|[A-Z\d]{22})$/

/** The reference of a transfer, without spaces. Throws `invalid_request` for what no bank writes. */
export function referenceOf(text: string): string {
  const reference = text.replaceAll(' ', '').toUpperCase()
  if (!referenceShape.test(reference))
    throw refused(
      'reference',
      'Enter the reference of the bank: 12 digits for UPI and IMPS, 16 or 22 letters and digits for NEFT and RTGS.',
    )
  return reference
}
