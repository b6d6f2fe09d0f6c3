/** Where texts are written before their length is known; grows with the longest document. */
let room = Buffer.allocUnsafeSlow(1 << 18)

/** Bytes that a character of a JavaScript string takes at most. */
const most = 3

/**
 * Texts and bytes one after another, in UTF-8. Node's own way measures each long text before it
 * writes it, which costs as much as the writing.
 */
export function toUtf8(...parts: readonly (string | Uint8Array)[]): Buffer {
  const needed = parts.reduce((sum, part) => sum + part.length * most, 0)
  if (needed > room.length) room = Buffer.allocUnsafeSlow(needed * 2)
  let end = 0
  for (const part of parts) {
    if (typeof part === 'string') end += room.write(part, end)
    else {
      room.set(part, end)
      end += part.length
    }
  }
  return Buffer.from(room.subarray(0, end))
}
