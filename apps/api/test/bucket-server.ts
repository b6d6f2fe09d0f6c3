import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { BucketSettings } from '../src/storage-settings.ts'

export interface BucketServer extends BucketSettings {
  /** The folder with its files. */
  readonly folder: string
  close(): Promise<void>
}

/** Starts an S3-compatible storage with one empty bucket on a free port. */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-bucket-'))
  const bucket = 'edbazaar-media'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    bucket,
    region: 'ap-south-1',
    endpoint: `http://127.0.0.1:${port}/`,
    key: { id: 'S3RVER', secret: 'S3RVER' },
    folder: join(folder, bucket),
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
