import { Transform, type TransformCallback } from 'node:stream'

const quote = 0x22
const comma = 0x2c
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * No field of a register is longer: a quote that stays open for more bytes is a stray character.
 */
const longestField = 64 * 1024

/**
 * Passes CSV through with every quote closed. A quote that opens a field and is not closed within
 * 64 kB (or before the end of the file) gets a space before it, so that it is read literally: one
 * row keeps a stray quote, instead of the rest of the file becoming one field.
 */
export class UnclosedQuotes extends Transform {
  #held: Buffer = Buffer.alloc(0)
  /** The byte before the buffered ones. */
  #before = lineFeed

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pass(this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]), false)
    done()
  }

  override _flush(done: TransformCallback): void {
    this.#pass(this.#held, true)
    done()
  }

  #pass(bytes: Buffer, isEnd: boolean): void {
    let passed = 0
    let from = 0
    for (let open = bytes.indexOf(quote); open >= 0; open = bytes.indexOf(quote, from)) {
      from = open + 1
      if (!this.#opensField(bytes, open)) continue
      const close = closingQuote(bytes, open, isEnd)
      if (close !== undefined) {
        from = close + 1
        continue
      }
      if (!isEnd && bytes.length - open <= longestField) {
        this.#emit(bytes.subarray(passed, open))
        this.#held = Buffer.from(bytes.subarray(open))
        return
      }
      this.#emit(bytes.subarray(passed, open))
      this.push(' ')
      passed = open
    }
    this.#emit(bytes.subarray(passed))
    this.#held = Buffer.alloc(0)
  }

  #opensField(bytes: Buffer, position: number): boolean {
    const before = position === 0 ? this.#before : bytes[position - 1]
    // 0xbf ends the byte order mark, after which the first heading may be quoted.
    return before === comma || before === lineFeed || before === carriageReturn || before === 0xbf
  }

  #emit(bytes: Buffer): void {
    if (bytes.length === 0) return
    this.#before = bytes[bytes.length - 1] ?? lineFeed
    this.push(bytes)
  }
}

/** The offset of the end of the field that opens at `open`; undefined if `bytes` does not show it. */
function closingQuote(bytes: Buffer, open: number, isEnd: boolean): number | undefined {
  const last = Math.min(bytes.length, open + longestField)
  let close = bytes.indexOf(quote, open + 1)
  while (close >= 0 && close < last) {
    const after = bytes[close + 1]
    if (after === undefined) return isEnd ? close : undefined
    if (after === comma || after === lineFeed || after === carriageReturn) return close
    close = bytes.indexOf(quote, after === quote ? close + 2 : close + 1)
  }
  return undefined
}
