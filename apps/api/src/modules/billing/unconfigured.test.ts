import { expect, it } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { createBillingClient } from '../../../test/billing-client.ts'
import { addSignedIn } from '../../../test/users.ts'
import { demoSeller } from '../../seller-settings.ts'

it('offers no payment while no seller is configured', async () => {
  const { app, database } = await createTestApp()
  const client = createBillingClient(app, database)
  const user = await addSignedIn(database)
  await client.saveProfile(user)
  expect(await client.json(user, '/my-billing')).toMatchObject({ can_pay: false, is_taxed: false })
  const response = await client.get(user, '/my-plan/preview?plan=growth')
  expect(response.statusCode).toBe(409)
  expect(response.json().msg).toContain('Contact us')
})

it('bills without tax while the seller has no GSTIN', async () => {
  const { app, database } = await createTestApp({
    config: { seller: { ...demoSeller, gstin: null } },
  })
  const client = createBillingClient(app, database)
  const user = await addSignedIn(database)
  const id = await client.subscribe(user)
  expect(await client.json(user, `/my-invoices/${id}`)).toMatchObject({
    summary: { kind: 'bill', total_paise: 1_499_900 },
    amounts: { gst_rate: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, rounding_paise: 0 },
  })
  expect(await client.json(user, '/my-billing')).toMatchObject({ is_taxed: false })
})
