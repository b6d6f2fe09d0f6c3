import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { photograph } from '../test/photograph.ts'
import { type ServerProcess, startServer } from '../test/server-process.ts'
import { temporaryFolder } from '../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../test/users.ts'
import { mp4 } from '../test/video-files.ts'

/** How often the server is killed; `KILLS=20` for more. */
const kills = Number(process.env.KILLS ?? 2)
/** Milliseconds of uploading before a kill, at most: some images are there, one is half there. */
const longest = 1_500

const database = await createTestDatabase()
let dataDir: string
let me: SignedIn
let server: ServerProcess | undefined
let files: Blob[]

beforeAll(async () => {
  dataDir = await temporaryFolder()
  me = await addSignedIn(database)
  const images = [
    photograph({ width: 2000, height: 1500 }),
    photograph({ width: 500, height: 400 }),
  ]
  files = [...(await Promise.all(images)), mp4()].map((bytes) => new Blob([new Uint8Array(bytes)]))
})
afterAll(async () => {
  server?.process.kill('SIGKILL')
  await server?.exit
})

async function start(): Promise<string> {
  server = startServer({ DATABASE_URL: database.url, DEMO_DATA: 'false', DATA_DIR: dataDir })
  return server.ready
}

/** The address that the server gave, or undefined where it was killed before. */
async function upload(address: string, file: Blob): Promise<string | undefined> {
  const form = new FormData()
  form.append('file', file, 'file')
  try {
    const sent = { method: 'POST', headers: me.headers, body: form }
    const response = await fetch(`${address}/api/stores/file`, sent)
    return response.ok ? (await response.json()).url : undefined
  } catch {
    return undefined
  }
}

/** Sends one file after another until the server is gone; notes the addresses that it gave. */
async function uploadUntilKilled(address: string, given: string[]): Promise<void> {
  for (let i = 0; server?.process.exitCode === null && server.process.signalCode === null; i++) {
    const url = await upload(address, files[i % files.length] ?? new Blob())
    if (url) given.push(url)
  }
}

/** Every folder of an upload under the address that is served holds all of it. */
function expectWhole(): void {
  const root = join(dataDir, 'media/uploads')
  if (!existsSync(root)) return
  for (const token of readdirSync(root)) {
    const paths = readdirSync(join(root, token), { recursive: true, encoding: 'utf8' })
    const found = paths.filter((path) => path.includes('.'))
    if (found.includes('video.mp4')) continue
    const widths = found.filter((path) => path.endsWith('.avif')).length
    expect(found, token).toHaveLength(widths * 3)
    expect(widths, token).toBeGreaterThan(2)
  }
}

it('killed at any moment, the server keeps every file it gave an address of, and shows no half one', {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const given: string[] = []
  for (let i = 0; i < kills; i++) {
    const address = await start()
    await database.pool.query('truncate rate_limit_counter')
    const before = given.length
    const uploading = [1, 2].map(() => uploadUntilKilled(address, given))
    // Every second time at the first file, else once some are there.
    if (i % 2) await expect.poll(() => given.length, { timeout: 20_000 }).toBeGreaterThan(before)
    await sleep(Math.random() * longest)
    server?.process.kill('SIGKILL')
    await server?.exit
    await Promise.all(uploading)
    expectWhole()
  }
  const address = await start()
  for (const url of given) {
    const all = url.endsWith('.webp') ? ['webp', 'avif', 'jpg'] : ['mp4']
    for (const ending of all) {
      const response = await fetch(address + url.replace(/\w+$/, ending))
      expect(response.status, url).toBe(200)
      const bytes = Buffer.from(await response.arrayBuffer())
      if (ending !== 'mp4') await sharp(bytes, { failOn: 'truncated' }).stats()
    }
  }
  expect(given.length).toBeGreaterThan(0)
})
