const marker = {
  stuffed: 0x00,
  temporary: 0x01,
  restarts: [0xd0, 0xd7],
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  fill: 0xff,
} as const

/**
 * Counts the scans of a JPEG by its markers, without decoding it. A decoder goes over the whole
 * image once per scan. Skips thumbnails in the metadata and whatever follows the end of the image.
 */
export function countJpegScans(jpeg: Uint8Array): number {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let scans = 0
  let at = bytes.indexOf(marker.fill)
  while (at !== -1 && at + 1 < bytes.length) {
    const code = bytes.readUInt8(at + 1)
    if (code === marker.end) break
    if (code === marker.scan) scans += 1
    at = bytes.indexOf(marker.fill, at + lengthOf(bytes, at, code))
  }
  return scans
}

/** Bytes to skip after the 0xFF at `at`: one for fill, two for a marker alone, or its segment. */
function lengthOf(bytes: Buffer, at: number, code: number): number {
  if (code === marker.fill) return 1
  const [firstRestart, lastRestart] = marker.restarts
  const isAlone =
    code === marker.stuffed ||
    code === marker.temporary ||
    code === marker.start ||
    (code >= firstRestart && code <= lastRestart)
  if (isAlone || at + 4 > bytes.length) return 2
  return 2 + Math.max(2, bytes.readUInt16BE(at + 2))
}
