import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { applicationNotice } from './application-notice.ts'
import { bookingNotice } from './booking-notice.ts'
import { contestNotice } from './contest-notice.ts'
import { enquiryNotice, generalNotice } from './enquiry-notice.ts'

/** sha256 by version. A published version never changes: add a line for a new one. */
const published: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  enquiry: { 1: '1f92e2da81139191999596e413bbbd47581046dc80321e7192a010097ce2a520' },
  application: {
    1: '8a8d768600a2da8c679b617f0d142f8c587f670dad50a4ad3c07e1c560622f1b',
    2: '0df59e8d9690160da50d46404b39fd5182564273cf94be7b7141fb8587fcd9c4',
  },
  booking: {
    1: 'ea9f4673fc606d894d968edfca525b65b309ad0dd366e930b00aa55b47ef3612',
    2: '2a3e3014e2e8f00eadfba0688f1feb37d47f3e9dc2cc49302011ea214b6d790b',
    3: 'ac2a2bca6617e9ec54a08709e67e1bf7f51bc52a66e48f4f9d0d11e6a5c7d261',
  },
  contest: {
    1: '39e2234ba75d0a6eb9831e3c5eb93708ef9a9048a0f73128d508d31aaadf0351',
    2: '69114fa057ce4e29dfbd7edbfb1ed8657f4c928758ec9e4c60e2c9b9c14c4285',
  },
  general_enquiry: { 1: '00bb8e8d17c377ff9c2166daacd330c898b99b15f426a5c40c1a133f06568638' },
}

it.each([enquiryNotice, generalNotice, applicationNotice, bookingNotice, contestNotice])(
  'of the purpose $purpose has the text that was published as its version',
  ({ purpose, version, html }) => {
    expect(hash('sha256', html)).toBe(published[purpose]?.[version])
  },
)
