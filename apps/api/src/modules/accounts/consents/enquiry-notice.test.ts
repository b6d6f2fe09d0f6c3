import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { enquiryNotice, generalNotice } from './enquiry-notice.ts'

/** sha256 by version. A published version never changes: add a line for a new one. */
const published: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  enquiry: { 1: '1f92e2da81139191999596e413bbbd47581046dc80321e7192a010097ce2a520' },
  general_enquiry: { 1: '00bb8e8d17c377ff9c2166daacd330c898b99b15f426a5c40c1a133f06568638' },
}

it.each([enquiryNotice, generalNotice])(
  'of the purpose $purpose has the text that was published as its version',
  ({ purpose, version, html }) => {
    expect(hash('sha256', html)).toBe(published[purpose]?.[version])
  },
)
