import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { photograph } from '../test/photograph.ts'
import { seededRandom } from '../test/random.ts'
import { type ServerProcess, startServer } from '../test/server-process.ts'
import { temporaryFolder } from '../test/uploads.ts'
import { addSignedIn, type SignedIn } from '../test/users.ts'
import { mp4 } from '../test/video-files.ts'

const random = seededRandom('killed uploads')
/** Number of times the server is killed. Set `KILLS=20` for a longer run. */
const kills = Number(process.env.KILLS ?? 2)
/** Milliseconds of uploading before a kill, so that some uploads are complete and one is not. */
const maximumDelay = 1_500

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

/** Uploads a file. Returns its URL, or undefined if the server was killed first. */
async function upload(address: string, file: Blob): Promise<string | undefined> {
  const form = new FormData()
  form.append('file', file, 'file')
  try {
    const init = { method: 'POST', headers: me.headers, body: form }
    const response = await fetch(`${address}/api/stores/file`, init)
    return response.ok ? (await response.json()).url : undefined
  } catch {
    return undefined
  }
}

/** Uploads files until the server is killed, and collects the returned URLs. */
async function uploadUntilKilled(address: string, urls: string[]): Promise<void> {
  for (let i = 0; server?.process.exitCode === null && server.process.signalCode === null; i++) {
    const url = await upload(address, files[i % files.length] ?? new Blob())
    if (url) urls.push(url)
  }
}

/** Expects that every served upload folder contains all files of the upload. */
function expectCompleteUploads(): void {
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

it('keeps every acknowledged upload and serves no partial one when the server is killed', {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const urls: string[] = []
  for (let i = 0; i < kills; i++) {
    const address = await start()
    await database.pool.query('truncate rate_limit_counter')
    const before = urls.length
    const uploading = [1, 2].map(() => uploadUntilKilled(address, urls))
    // Every second round waits for the first complete upload.
    if (i % 2) await expect.poll(() => urls.length, { timeout: 20_000 }).toBeGreaterThan(before)
    await sleep(random() * maximumDelay)
    server?.process.kill('SIGKILL')
    await server?.exit
    await Promise.all(uploading)
    expectCompleteUploads()
  }
  const address = await start()
  for (const url of urls) {
    const extensions = url.endsWith('.webp') ? ['webp', 'avif', 'jpg'] : ['mp4']
    for (const extension of extensions) {
      const response = await fetch(address + url.replace(/\w+$/, extension))
      expect(response.status, url).toBe(200)
      const bytes = Buffer.from(await response.arrayBuffer())
      if (extension !== 'mp4') await sharp(bytes, { failOn: 'truncated' }).stats()
    }
  }
  expect(urls.length).toBeGreaterThan(0)
})
