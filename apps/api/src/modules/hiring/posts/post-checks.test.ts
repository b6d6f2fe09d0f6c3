import { expect, it } from 'vitest'
import { jobFields } from '../../../../test/job-client.ts'
import { scanText } from '../scanner/scanner.ts'
import { textOf } from './post-checks.ts'

const rulesOf = (description: string) =>
  scanText(textOf(jobFields({ description }))).map(({ rule }) => rule)

it.each([
  ['in the middle of a word', '<p>Pay ₹500 registr<strong></strong>ation fee by UPI.</p>'],
  ['around letters', '<p>Pay ₹500 <em>reg</em>istration fee by UPI.</p>'],
])('a tag %s does not hide a fee', (_place, description) => {
  expect(rulesOf(description)).toEqual(['fee'])
})

it.each([
  ['paragraph', '<p>No registration fee</p><p>Pay ₹500 registration fee</p>'],
  ['list item', '<ul><li>No registration fee</li><li>Pay ₹500 registration fee</li></ul>'],
  ['line', '<p>No registration fee<br>Pay ₹500 registration fee</p>'],
])('a %s that says no fee does not exempt the next one', (_block, description) => {
  expect(rulesOf(description)).toEqual(['fee'])
})

it('a sentence that continues on the next line of the source is read as one', () => {
  expect(rulesOf('<p>No registration\nfee is taken.</p>')).toEqual([])
})
