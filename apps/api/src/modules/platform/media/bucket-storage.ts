import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { GetObjectCommand, type GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { immutable } from '../../../cache-control.ts'
import type { BucketSettings } from '../../../storage-settings.ts'
import type { MediaStorage, ReadOptions, StoredFile } from './media-storage.ts'
import { mimeOf } from './mime-types.ts'

/** Timeouts in milliseconds. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 20_000 }

/** A private bucket of S3 or a compatible storage; the server reads files from it for visitors. */
export function createBucketStorage(settings: BucketSettings): MediaStorage {
  const { bucket } = settings
  const client = clientOf(settings)
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    async saveFolder(local, folder) {
      for (const path of await filesIn(local)) {
        const key = `${folder}/${relative(local, path)}`
        const { size } = await stat(path)
        await disk.putStream(key, createReadStream(path), {
          contentType: mimeOf(key) ?? 'application/octet-stream',
          contentLength: size,
          cacheControl: immutable,
        })
      }
    },
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
    read: (key, options) => read(client, { bucket, key, options }),
  }
}

function clientOf({ region, endpoint, key }: BucketSettings): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(key && { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    requestHandler: timeouts,
    // Not every compatible storage supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

interface ReadRequest {
  readonly bucket: string
  readonly key: string
  readonly options: ReadOptions
}

async function read(client: S3Client, { bucket, key, options }: ReadRequest): Promise<StoredFile> {
  const { range, unlessTag } = options
  const request = {
    Bucket: bucket,
    Key: key,
    ...(range !== undefined && { Range: range }),
    ...(unlessTag !== undefined && { IfNoneMatch: unlessTag }),
  }
  try {
    const found = await client.send(new GetObjectCommand(request))
    if (!(found.Body instanceof Readable)) return { status: 404 }
    const status = found.ContentRange === undefined ? 200 : 206
    return { status, headers: headersOf(found), body: found.Body }
  } catch (error) {
    const status = statusOf(error)
    if (status === 304 || status === 404 || status === 416) return { status }
    throw error
  }
}

/** The content type follows from the file extension, whatever the bucket says. */
function headersOf({ ContentLength, ContentRange, ETag, LastModified }: GetObjectCommandOutput) {
  return {
    'accept-ranges': 'bytes',
    ...(ContentLength !== undefined && { 'content-length': String(ContentLength) }),
    ...(ContentRange !== undefined && { 'content-range': ContentRange }),
    ...(ETag !== undefined && { etag: ETag }),
    ...(LastModified !== undefined && { 'last-modified': LastModified.toUTCString() }),
  }
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? Number(metadata.httpStatusCode)
    : undefined
}
