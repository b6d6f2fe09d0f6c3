import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A file as a browser's form sends it: goes into `app.inject`. */
export async function formOf(file: Uint8Array, { field = 'file', name = 'photo.jpg' } = {}) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name)
  const sent = new Response(form)
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  }
}

/** A folder of the test file's own, removed after its last test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-test-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
