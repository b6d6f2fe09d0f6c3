import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createCoverDrawing } from '../../seed/cover-drawing.ts'
import { coverFile, coverFolder, patternKey } from '../../seed/cover-files.ts'
import { readCoversToDraw, writeCoversToDraw } from '../../seed/covers-to-draw.ts'
import { createTestApp } from '../../test/app.ts'
import { createTestDatabase } from '../../test/database.ts'

const database = await createTestDatabase()
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edbazaar-covers-'))
  folders.push(dataDir)
})

const keys = ['Library', 'Playground', 'Science lab'].map(patternKey)
const start = async () => (await createTestApp({ database, config: { dataDir } })).app

it('draws the covers once it listens; a request for one waits until it is drawn', async () => {
  await writeCoversToDraw(dataDir, keys)
  const app = await start()
  const requests = keys.toReversed().map((key) => app.inject(coverFile(key)))
  await app.listen({ port: 0 })
  for (const response of await Promise.all(requests)) {
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/webp')
  }
  await expect.poll(() => readCoversToDraw(dataDir)).toEqual([])
  expect((await app.inject(coverFile(patternKey('No such cover')))).statusCode).toBe(404)
  await app.close()
})

it('does not draw what is drawn already', async () => {
  await writeCoversToDraw(dataDir, keys)
  const [first = '', second = ''] = keys
  await mkdir(join(dataDir, coverFolder(first)), { recursive: true })
  const app = await start()
  await app.listen({ port: 0 })
  await expect.poll(() => readCoversToDraw(dataDir)).toEqual([])
  expect((await app.inject(coverFile(first))).statusCode).toBe(404)
  expect((await app.inject(coverFile(second))).statusCode).toBe(200)
  await app.close()
})

it('continues at the next start if the server stops first', async () => {
  await writeCoversToDraw(dataDir, keys)
  const drawing = await createCoverDrawing(dataDir)
  const all = drawing?.drawAll()
  drawing?.stop()
  await all
  expect(await readCoversToDraw(dataDir)).toEqual(keys)
  const app = await start()
  await app.listen({ port: 0 })
  for (const key of keys) expect((await app.inject(coverFile(key))).statusCode).toBe(200)
  await app.close()
})

it('answers a request with 404 if the cover cannot be drawn, and tries again at the next start', async () => {
  await writeCoversToDraw(dataDir, ['no-key'])
  const app = await start()
  const request = app.inject(coverFile('no-key'))
  await app.listen({ port: 0 })
  expect((await request).statusCode).toBe(404)
  expect(await readCoversToDraw(dataDir)).toEqual(['no-key'])
  await app.close()
})
