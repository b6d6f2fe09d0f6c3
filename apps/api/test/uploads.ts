import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Encodes a file as a browser's form does. Pass the result to `app.inject`. */
export async function formOf(file: Uint8Array, { field = 'file', name = 'photo.jpg' } = {}) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), name)
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** Creates a folder that is removed after the last test of the file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-test-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
