import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import {
  addBatch,
  addParent,
  addSession,
  bookingDetails,
  dayFromNow,
} from '../../../../test/bookings.ts'
import { addSignedIn } from '../../../../test/users.ts'

const { app, database } = await createTestApp()

it('every page shows the same free seats within a second of each change', async () => {
  const { owner, batchId, storeId, slug } = await addBatch(database, {
    joining: 'instant',
    seats: 3,
  })
  if (!owner) throw new Error('The batch has an owner')
  await addSession(database, batchId, 5)
  const parent = await addParent(database, 'Anika')
  const admin = await addSignedIn(database, { isAdmin: true })

  async function send(method: 'GET' | 'POST', path: string, caller = owner, payload?: object) {
    const request = { method, url: `/api${path}`, headers: caller?.headers ?? {} }
    const { statusCode, body } = await app.inject({ ...request, ...(payload && { payload }) })
    expect([200, 201], `${path}: ${body}`).toContain(statusCode)
    return JSON.parse(body)
  }
  const week = `from=${dayFromNow(0)}&to=${dayFromNow(7)}`
  type Named = { id: number; seats_left: number }
  const own = (batches: readonly Named[]) => batches.find(({ id }) => id === batchId)?.seats_left
  const pages: Readonly<Record<string, () => Promise<unknown>>> = {
    list: async () =>
      (await send('GET', '/stores/products?kind=tuition')).data.find(
        (product: { slug: string }) => product.slug === slug,
      ).seats_left,
    product: async () => own((await send('GET', `/products/${slug}`)).batches),
    'batches of the product': async () =>
      own((await send('GET', `/products/${slug}/batches`)).data),
    'booking form': async () =>
      (await send('GET', `/batches/${batchId}/booking-form`, parent)).batch.seats_left,
    batch: async () => (await send('GET', `/stores/batches/${batchId}/desk`)).seats_left,
    week: async () => own((await send('GET', `/stores/sessions?${week}`)).batches),
    'table of batches': async () => own((await send('GET', `/users/${owner.id}/batches`)).data),
    'dashboard of the store': async () =>
      (await send('GET', `/stores/${storeId}/insights`)).products[0].seats_left,
    'batches of all stores': async () => own((await send('GET', '/admin/batches', admin)).data),
  }
  async function expectEverywhere(seats: number) {
    for (const [page, read] of Object.entries(pages))
      await expect.poll(read, { message: page }).toBe(seats)
  }

  await expectEverywhere(3)
  const { bookings } = await send('POST', `/batches/${batchId}/bookings`, parent, {
    kind: 'term',
    children: parent.children,
    any_of: false,
    request_key: randomUUID(),
  })
  await expectEverywhere(2)
  const path = `/my-bookings/${bookings[0].id}`
  await send('POST', `${path}/confirm`, parent, { details: bookingDetails() })
  await expectEverywhere(2)
  await send('POST', `${path}/cancel`, parent, { party: false })
  await expectEverywhere(3)
})
