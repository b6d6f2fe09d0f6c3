import { ApiError, type VideoUpload } from '@edbazaar/api-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sendParts } from './send-parts'

const partBytes = 4
const uploadOf = (bytes: number, received: number): VideoUpload => ({
  id: '3c2f7a52-6b59-4c7a-9a7e-2b3b5a1d9c01',
  name: 'a.mp4',
  bytes,
  received,
  part_bytes: partBytes,
  expires_at: '2026-11-21T10:00:00.000Z',
  file: null,
})

/** The outcome of a part: it arrives, is lost on the way, or only its answer is lost. */
type Fate = 'arrives' | 'is lost' | 'has no answer'

/** A server with a connection that follows the fates, then works. */
function serverOf(size: number, fates: readonly Fate[]) {
  const left = [...fates]
  let content = ''
  const offline: boolean[] = []
  const shares: number[] = []
  return {
    offline,
    shares,
    content: () => content,
    calls: {
      async add(part: Blob, offset: number) {
        const fate = left.shift() ?? 'arrives'
        if (fate === 'is lost') throw new TypeError('lost')
        if (offset !== content.length)
          throw new ApiError({ status: 409, code: 'conflict', msg: 'Elsewhere.' })
        content += await part.text()
        if (fate === 'has no answer') throw new TypeError('lost')
        return uploadOf(size, content.length)
      },
      read: async () => uploadOf(size, content.length),
      waitForConnection: async () => {},
    },
    reports: {
      onShare: (share: number) => void shares.push(share),
      onOffline: (isOffline: boolean) => void offline.push(isOffline),
    },
  }
}

const fates = fc.array(fc.constantFrom<Fate>('arrives', 'is lost', 'has no answer'), {
  maxLength: 12,
})

test('every byte arrives once and in order, whatever the connection does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }),
      fates,
      async (text, each) => {
        const file = new Blob([text])
        const server = serverOf(file.size, each)
        await sendParts(file, uploadOf(file.size, 0), server.calls, server.reports)
        expect(server.content()).toBe(text)
        expect(server.shares.at(-1)).toBe(1)
      },
    ),
  )
})

test('continues where an earlier visit stopped, and says when the connection is lost', async () => {
  const file = new Blob(['0123456789'])
  const server = serverOf(file.size, ['arrives', 'is lost'])
  await server.calls.add(new Blob(['0123']), 0)
  await sendParts(file, uploadOf(file.size, 4), server.calls, server.reports)
  expect(server.content()).toBe('0123456789')
  expect(server.offline).toEqual([true, false])
})

test('throws what the server refuses', async () => {
  const refusal = new ApiError({ status: 400, code: 'invalid_request', msg: 'No video.' })
  const server = serverOf(5, [])
  const calls = { ...server.calls, add: () => Promise.reject(refusal) }
  await expect(sendParts(new Blob(['01234']), uploadOf(5, 0), calls, server.reports)).rejects.toBe(
    refusal,
  )
})
