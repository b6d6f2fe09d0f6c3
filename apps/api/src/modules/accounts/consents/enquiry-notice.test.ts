import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { enquiryNotice } from './enquiry-notice.ts'

/** sha256 by version. A published version never changes: add a line for a new one. */
const published: Readonly<Record<number, string>> = {
  1: '1f92e2da81139191999596e413bbbd47581046dc80321e7192a010097ce2a520',
}

it('has the text that was published as its version', () => {
  expect(hash('sha256', enquiryNotice.html)).toBe(published[enquiryNotice.version])
})
