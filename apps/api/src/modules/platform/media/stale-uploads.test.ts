import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addUpload } from '../../../../test/school-owner.ts'
import { temporaryFolder } from '../../../../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { createUploads } from './create-uploads.ts'
import { createMediaStorage, type MediaStorage } from './media-storage.ts'

let app: TestApp['app']
let database: TestApp['database']
let storage: MediaStorage
let dataDir: string
let me: SignedIn

beforeAll(async () => {
  dataDir = await temporaryFolder()
  ;({ app, database } = await createTestApp({ config: { dataDir } }))
  storage = await createMediaStorage({ dataDir, bucket: undefined })
})
beforeEach(async () => {
  me = await addSignedIn(database)
})

const fileOf = (url: string) => join(dataDir, url)

/** An unused image that was uploaded more than a day ago. */
async function oldImage(): Promise<string> {
  const url = await addUpload(database, me.id, { purpose: 'store' })
  await mkdir(join(fileOf(url), '..'), { recursive: true })
  await writeFile(fileOf(url), 'an image')
  await database.pool.query("update upload set created_at = now() - interval '25 hours'")
  return url
}

const uploadsOn = (given: MediaStorage) =>
  createUploads({ dataDir, basePath: '' }, { db: database.db, storage: given })

const createStore = (url: string) =>
  app.inject({
    method: 'POST',
    url: '/api/stores/store/create',
    headers: me.headers,
    payload: { brand_name: 'Chess Club', files: JSON.stringify([url]) },
  })

const isKnown = async (url: string) => {
  const key = url.replace('/media/', '')
  const { rows } = await database.pool.query('select 1 from upload where key = $1', [key])
  return rows.length > 0
}

it('keeps or refuses a file that is attached while unused files are removed', async () => {
  const outcomes = new Set<number>()
  for (let i = 0; i < 12; i += 1) {
    const url = await oldImage()
    const create = () => createStore(url)
    const sweep = () => uploadsOn(storage).removeStale()
    const order = i % 2 ? [create, sweep, sweep] : [sweep, create, sweep]
    const answers = await Promise.all(order.map((begin) => begin()))
    const status = answers.find((answer) => answer !== undefined)?.statusCode ?? 0
    outcomes.add(status)
    expect([201, 400]).toContain(status)
    expect([existsSync(fileOf(url)), await isKnown(url)]).toEqual(
      status === 201 ? [true, true] : [false, false],
    )
  }
  expect(outcomes.size).toBeGreaterThan(0)
})

it('never shows a file whose removal was interrupted, and removes it later', async () => {
  const url = await oldImage()
  const broken = uploadsOn({
    ...storage,
    async removeFolder(folder) {
      await storage.removeFolder(folder)
      throw new Error('ended')
    },
  })
  await expect(broken.removeStale()).rejects.toThrow('ended')
  expect([existsSync(fileOf(url)), await isKnown(url)]).toEqual([false, true])
  const refusal = await createStore(url)
  expect(refusal.statusCode).toBe(400)
  expect(refusal.json().errors).toMatchObject([{ field: 'files' }])
  await uploadsOn(storage).removeStale()
  expect(await isKnown(url)).toBe(false)
})
