import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { jpegWithScans } from '../../../apps/api/test/many-scans.ts'
import { photograph } from '../../../apps/api/test/photograph.ts'
import type { Send } from './send.ts'

interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Images that are expensive to decode, and the files of `SAMPLES_DIR/uploads`, if there are any. */
export async function hostileFiles(): Promise<readonly UploadedFile[]> {
  const scans = await Promise.all([60, 99, 400, 5_000].map(jpegWithScans))
  const large = await photograph({ width: 5_000, height: 3_800, quality: 60, isProgressive: true })
  const folder = process.env.SAMPLES_DIR && join(process.env.SAMPLES_DIR, 'uploads')
  const samples = folder ? readdirSync(folder).map((name) => join(folder, name)) : []
  return [
    ...scans.map((bytes, i) => ({ name: `scans-${i}.jpg`, bytes })),
    { name: 'large.jpg', bytes: large },
    ...samples.map((path) => ({ name: basename(path), bytes: readFileSync(path) })),
  ]
}

const operations = [
  { id: 'uploadProfileFile', path: '/users/file', method: 'post' },
  { id: 'uploadSchoolFile', path: '/schools/file', method: 'post' },
  { id: 'uploadStoreFile', path: '/stores/file', method: 'post' },
]

/** Uploads each file for each purpose, as the users in turn. */
export const uploadTasks = (
  send: Send,
  files: readonly UploadedFile[],
  tokens: readonly string[],
): (() => Promise<unknown>)[] =>
  files.flatMap(({ name, bytes }, i) =>
    operations.map((operation, k) => () => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
      return send(operation, { form }, tokens[(i + k) % tokens.length])
    }),
  )
