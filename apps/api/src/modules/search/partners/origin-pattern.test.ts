import { describe, expect, it } from 'vitest'
import { isOriginOf, originPattern } from './origin-pattern.ts'

describe('originPattern', () => {
  it.each([
    ['https://example.in', 'https://example.in'],
    [' HTTPS://Example.IN/ ', 'https://example.in'],
    ['https://example.in:443', 'https://example.in'],
    ['http://example.in:8080', 'http://example.in:8080'],
    ['https://*.example.in', 'https://*.example.in'],
    ['http://localhost:*', 'http://localhost:*'],
  ])('normalises %s to %s', (input, normalised) => {
    expect(originPattern(input)).toBe(normalised)
  })

  it.each([
    ['example.in', 'such as https://example.in'],
    ['https://example.in/page', 'such as https://example.in'],
    ['https://user@example.in', 'such as https://example.in'],
    ['ftp://example.in', 'such as https://example.in'],
    ['*', 'such as https://example.in'],
    ['https://*.in', 'a wildcard needs a host'],
    ['https://example.in:*', 'any port (*) is allowed only for localhost'],
    ['https://example.in:99999', 'this port does not exist'],
  ])('rejects %s with: %s', (input, remedy) => {
    expect(() => originPattern(input)).toThrow(remedy)
  })
})

describe('isOriginOf', () => {
  it.each([
    ['https://example.in', 'https://example.in'],
    ['https://*.example.in', 'https://www.example.in'],
    ['https://*.example.in', 'https://a.b.example.in'],
    ['https://*.example.in:8443', 'https://www.example.in:8443'],
    ['http://localhost:*', 'http://localhost:5173'],
    ['http://localhost:*', 'http://localhost'],
  ])('%s matches %s', (pattern, origin) => {
    expect(isOriginOf(pattern, origin)).toBe(true)
  })

  it.each([
    ['https://example.in', 'http://example.in'],
    ['https://example.in', 'https://www.example.in'],
    ['https://example.in', 'https://example.in:8443'],
    ['https://*.example.in', 'https://example.in'],
    ['https://*.example.in', 'https://evilexample.in'],
    ['https://*.example.in', 'https://www.example.in.evil.example'],
    ['https://*.example.in', 'https://evil.example/.example.in'],
    ['http://localhost:*', 'http://localhost.evil.example:80'],
    ['http://localhost:*', 'https://localhost:5173'],
    ['http://localhost:*', 'http://localhost:5173.evil.example'],
    ['https://example.in', 'null'],
  ])('%s does not match %s', (pattern, origin) => {
    expect(isOriginOf(pattern, origin)).toBe(false)
  })
})
