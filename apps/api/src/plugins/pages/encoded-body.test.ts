import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createEncodedBody, encodingFor } from './encoded-body.ts'

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})

describe('an encoded body', () => {
  const text = 'Schools in Pune. '.repeat(200)
  const body = createEncodedBody(Buffer.from(text))

  it('holds the same text in every encoding', async () => {
    expect((await body.encode('identity')).toString()).toBe(text)
    expect(brotliDecompressSync(await body.encode('br')).toString()).toBe(text)
    expect(gunzipSync(await body.encode('gzip')).toString()).toBe(text)
  })

  it('is compressed once', async () => {
    expect(await body.encode('br')).toBe(await body.encode('br'))
  })
})
