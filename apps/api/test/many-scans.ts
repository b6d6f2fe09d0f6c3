import sharp from 'sharp'

/** The marker that starts a scan. */
const startOfScan = Buffer.from([0xff, 0xda])
const endOfImage = Buffer.from([0xff, 0xd9])

/** A small progressive JPEG; its last scan is added again `more` times, which decoders accept. */
export async function jpegWithScans(more: number): Promise<Buffer> {
  const create = { width: 40, height: 40, channels: 3, background: 'teal' } as const
  const jpeg = await sharp({ create }).jpeg({ progressive: true }).toBuffer()
  const body = jpeg.subarray(0, jpeg.lastIndexOf(endOfImage))
  const lastScan = body.subarray(body.lastIndexOf(startOfScan))
  const repeated = Array.from({ length: more }, () => lastScan)
  return Buffer.concat([body, ...repeated, endOfImage])
}
