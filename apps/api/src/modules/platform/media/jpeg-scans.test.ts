import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { jpegWithScans } from '../../../../test/many-scans.ts'
import { countJpegScans } from './jpeg-scans.ts'

const bytes = (...values: number[]) => Buffer.from(values)
const start = bytes(0xff, 0xd8)
const scan = bytes(0xff, 0xda, 0, 2, 1, 2, 3)
const end = bytes(0xff, 0xd9)
const segment = (code: number, content: Buffer) => {
  const head = bytes(0xff, code, 0, 0)
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

it('counts one scan in a baseline JPEG and several in a progressive one', async () => {
  const create = { width: 40, height: 40, channels: 3, background: 'teal' } as const
  expect(countJpegScans(await sharp({ create }).jpeg().toBuffer())).toBe(1)
  const few = countJpegScans(await jpegWithScans(0))
  expect(few).toBeGreaterThan(1)
  expect(few).toBeLessThan(20)
  expect(countJpegScans(await jpegWithScans(500))).toBe(few + 500)
})

it.each([
  ['a thumbnail in the metadata', [start, segment(0xe1, Buffer.concat([start, scan, end])), scan]],
  ['what follows the image', [start, scan, end, scan, scan]],
  ['stuffed bytes and restarts', [start, scan, bytes(0xff, 0, 0xda, 0xff, 0xd0, 0xda), end]],
])('does not count %s', (_, parts) => {
  expect(countJpegScans(Buffer.concat(parts))).toBe(1)
})

it.each([
  ['fill bytes before the marker', [start, bytes(0xff, 0xff), scan, end]],
  ['bytes that belong to nothing', [start, bytes(1, 2, 3), scan, end]],
  ['a segment without a length', [start, bytes(0xff, 0xe0, 0, 0), scan, end]],
  ['no end', [start, scan]],
])('counts a scan with %s', (_, parts) => {
  expect(countJpegScans(Buffer.concat(parts))).toBe(1)
})

it('reads any bytes to the end', () => {
  const pieces = fc.constantFrom(start, scan, end, bytes(0xff), bytes(0), segment(0xe0, scan))
  fc.assert(
    fc.property(fc.array(pieces), fc.uint8Array(), (parts, rest) => {
      expect(countJpegScans(Buffer.concat([...parts, rest]))).toBeGreaterThanOrEqual(0)
    }),
  )
})
