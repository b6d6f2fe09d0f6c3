import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sendOperation } from '../test/access/operations.ts'
import type { TestApp } from '../test/app.ts'
import { bodyOf, createContractCheck } from '../test/contract-check.ts'
import { createDemoApp } from '../test/demo.ts'
import { exampleRequests } from '../test/examples/contract-examples.ts'
import { createExampleRecords, exampleCodeTime } from '../test/examples/example-records.ts'
import { startGoogleSigner } from '../test/google.ts'
import { type RazorpayServer, startRazorpayServer } from '../test/razorpay-server.ts'
import { demoSeller } from './seller-settings.ts'

let google: Awaited<ReturnType<typeof startGoogleSigner>>
let razorpay: RazorpayServer
let app: TestApp['app']
let prepare: ReturnType<typeof createExampleRecords>
let check: Awaited<ReturnType<typeof createContractCheck>>
beforeAll(async () => {
  google = await startGoogleSigner()
  razorpay = await startRazorpayServer()
  const created = await createDemoApp({
    connections: 1,
    config: {
      seller: demoSeller,
      razorpay: razorpay.settings,
      site: { googleClientId: google.clientId },
      googleIssuer: google.issuer,
      googleKeysUrl: google.keysUrl,
    },
  })
  app = created.app
  prepare = createExampleRecords(created.database)
  check = await createContractCheck()
})
afterAll(async () => {
  await google.close()
  await razorpay.close()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Their examples name a code or a day that is valid at one time only. */
const datedOperations = [
  'confirmAuthenticator',
  'sendEnquiries',
  'changeEnquiryConsent',
  'bookBatch',
  'joinWaitlist',
  'confirmMyBooking',
  'downloadCv',
  'extendJobPost',
]

const successOf = (responses: Readonly<Record<string, unknown>>) =>
  Number(Object.keys(responses).find((status) => status < '300'))

it.each(exampleRequests())(
  'the examples of the contract work on one connection: $name',
  async (example) => {
    const { operation, request } = example
    const { headers } = await prepare(example)
    if (datedOperations.includes(operation.id))
      vi.useFakeTimers({ toFake: ['Date'], now: exampleCodeTime })
    const response = await sendOperation(app, operation, request, headers)
    const status = successOf(operation.responses)
    expect(response.statusCode, response.payload).toBe(status)
    expect(check(operation.path, status, bodyOf(response), operation.method)).toEqual([])
  },
)
