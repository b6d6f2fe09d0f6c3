import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { addDesk, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let admin: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  admin = await addSignedIn(database, { isAdmin: true })
})

interface Row {
  readonly reference: string
  readonly parent_name: string | null
  readonly listing_id: number | null
  readonly invalid_share: number | null
  readonly lost_share: number | null
  readonly is_share_unusual: boolean
}

async function list(query = ''): Promise<Row[]> {
  const response = await app.inject({
    url: `/api/admin/enquiries?per_page=100${query}`,
    headers: admin.headers,
  })
  expect(response.statusCode, response.payload).toBe(200)
  return response.json().data
}

it('shows and finds a parent’s name only while the consent lasts, and no contact details', async () => {
  const { schoolId } = await addDesk(database)
  const live = { schoolId, parentName: 'Asha Live', email: 'live@example.in', phone: '9811111111' }
  await addEnquiry(database, live)
  await addEnquiry(database, { schoolId, parentName: 'Asha Past' }, { expiresAt: new Date(0) })
  await addEnquiry(database, { schoolId, parentName: 'Asha Gone' }, { withdrawnAt: new Date() })

  const rows = (await list()).filter((row) => row.listing_id === schoolId)
  expect(rows.map((row) => row.parent_name).sort()).toEqual(['Asha Live', null, null])
  expect(JSON.stringify(rows)).not.toMatch(/live@example|9811111111/)
  expect((await list('&q=asha')).map((row) => row.parent_name)).toEqual(['Asha Live'])
  const csv = await app.inject({ url: '/api/admin/enquiries/csv', headers: admin.headers })
  expect(csv.payload).toContain('Asha Live')
  expect(csv.payload).not.toMatch(/Asha Past|Asha Gone|9811111111|live@example/)
})

it('flags listings that mark more than three times the median share as invalid', async () => {
  const invalid = { state: 'invalid', invalidReason: 'not_offered' } as const
  const shares = new Map<number, number>()
  for (const marked of [0, 1, 1, 1, 4]) {
    const { schoolId } = await addDesk(database)
    shares.set(schoolId, marked / 10)
    for (let i = 0; i < 10; i += 1)
      await addEnquiry(database, { schoolId, ...(i < marked && invalid) })
  }
  const of = (rows: readonly Row[]) =>
    new Map(
      rows.flatMap((row) =>
        row.listing_id !== null && shares.has(row.listing_id)
          ? [[row.listing_id, [row.invalid_share, row.is_share_unusual]] as const]
          : [],
      ),
    )
  expect(of(await list())).toEqual(
    new Map([...shares].map(([id, share]) => [id, [share, share === 0.4]])),
  )
  expect([...of(await list('&share=unusual')).values()]).toEqual([[0.4, true]])
  expect((await list('&state=invalid&share=unusual')).length).toBe(4)
})
