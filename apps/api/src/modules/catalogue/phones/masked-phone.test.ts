import { expect, it } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

it.each([
  ['98450 12345', '98450 •••••'],
  ['9845012345', '98450•••••'],
  ['+91 80 4112 0000', '+91 80 4••• ••••'],
  ['98450 12345, 98450 12346', '98450 •••••, ••••• •••••'],
  ['25251234', '2525••••'],
  ['1098', '••••'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})

it('a missing number stays missing', () => {
  expect(maskedPhone(null)).toBeNull()
})
