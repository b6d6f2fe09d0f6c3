import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { applicationNotice } from './application-notice.ts'
import { enquiryNotice, generalNotice } from './enquiry-notice.ts'

/** sha256 by version. A published version never changes: add a line for a new one. */
const published: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  enquiry: { 1: '1f92e2da81139191999596e413bbbd47581046dc80321e7192a010097ce2a520' },
  application: { 1: '8a8d768600a2da8c679b617f0d142f8c587f670dad50a4ad3c07e1c560622f1b' },
  general_enquiry: { 1: '00bb8e8d17c377ff9c2166daacd330c898b99b15f426a5c40c1a133f06568638' },
}

it.each([enquiryNotice, generalNotice, applicationNotice])(
  'of the purpose $purpose has the text that was published as its version',
  ({ purpose, version, html }) => {
    expect(hash('sha256', html)).toBe(published[purpose]?.[version])
  },
)
