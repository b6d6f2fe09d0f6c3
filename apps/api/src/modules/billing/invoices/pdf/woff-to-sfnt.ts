import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

/** Tables begin at multiples of 4. */
const padded = (length: number) => Math.ceil(length / 4) * 4

/**
 * Unpacks a WOFF 1 font. Fontkit reads WOFF as well, but unpacks a table whenever it reads it, which
 * takes a second for an invoice.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not WOFF')
  const count = woff.readUInt16BE(12)
  const parts: Buffer[] = []
  const directory = Buffer.alloc(sfntHeader + count * sfntEntry)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  let offset = directory.length
  for (let i = 0; i < count; i += 1) {
    const from = woffHeader + i * woffEntry
    const start = woff.readUInt32BE(from + 4)
    const packedLength = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const packed = woff.subarray(start, start + packedLength)
    const table = Buffer.alloc(padded(length))
    ;(packedLength < length ? inflateSync(packed) : packed).copy(table)
    const to = sfntHeader + i * sfntEntry
    woff.copy(directory, to, from, from + 4)
    woff.copy(directory, to + 4, from + 16, from + 20)
    directory.writeUInt32BE(offset, to + 8)
    directory.writeUInt32BE(length, to + 12)
    parts.push(table)
    offset += table.length
  }
  return Buffer.concat([directory, ...parts])
}
