import { ApiError, type VideoUpload } from '@edbazaar/api-client'

/** The requests that send the parts of a file. */
export interface PartCalls {
  /** Sends the bytes from an offset; `onProgress` has the sent share, from 0 to 1. */
  add(part: Blob, offset: number, onProgress: (share: number) => void): Promise<VideoUpload>
  /** The progress of the upload. */
  read(): Promise<VideoUpload>
  /** Resolves when it makes sense to try again after a lost connection. */
  waitForConnection(): Promise<void>
}

interface Reports {
  /** The share of the file that has arrived, from 0 to 1. */
  onShare(share: number): void
  /** Whether the connection is lost. */
  onOffline(isOffline: boolean): void
}

/** The server could not be reached, or could not work for a moment. */
const isConnectionError = (cause: unknown): boolean =>
  cause instanceof ApiError
    ? cause.status === 0 || cause.status >= 500 || cause.status === 408
    : cause instanceof TypeError

/**
 * Sends the parts of a file that the server does not have yet. After a lost connection it continues
 * after the last part that arrived; other failures are thrown.
 */
export async function sendParts(
  file: Blob,
  start: VideoUpload,
  calls: PartCalls,
  { onShare, onOffline }: Reports,
): Promise<void> {
  let upload = start
  let isLost = false
  while (upload.received < file.size) {
    const { received, part_bytes: size } = upload
    const part = file.slice(received, received + size)
    try {
      if (isLost) {
        upload = await calls.read()
        isLost = false
        onOffline(false)
        onShare(upload.received / file.size)
        continue
      }
      upload = await calls.add(part, received, (share) =>
        onShare((received + share * part.size) / file.size),
      )
      onShare(upload.received / file.size)
    } catch (cause) {
      // Another tab, or a part whose answer was lost: ask where to continue.
      const isElsewhere = cause instanceof ApiError && cause.status === 409
      if (!isElsewhere && !isConnectionError(cause)) throw cause
      isLost = true
      if (isElsewhere) continue
      onOffline(true)
      await calls.waitForConnection()
    }
  }
}
