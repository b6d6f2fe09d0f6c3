/** Reused scratch buffer; grows with the longest document. */
let scratch = Buffer.allocUnsafeSlow(1 << 18)

/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const maxBytesPerUnit = 3

/**
 * Concatenates texts and bytes in UTF-8. `Buffer.from` measures a long text before writing it, which
 * costs as much as the writing.
 */
export function toUtf8(...parts: readonly (string | Uint8Array)[]): Buffer {
  const needed = parts.reduce((sum, part) => sum + part.length * maxBytesPerUnit, 0)
  if (needed > scratch.length) scratch = Buffer.allocUnsafeSlow(needed * 2)
  let end = 0
  for (const part of parts) {
    if (typeof part === 'string') end += scratch.write(part, end)
    else {
      scratch.set(part, end)
      end += part.length
    }
  }
  return Buffer.from(scratch.subarray(0, end))
}
