import { describe, expect, it } from 'vitest'
import { hostsIn, linksIn } from './link-rules.ts'
import { readingMinutes } from './reading-minutes.ts'
import { overlapOf, shinglesOf } from './shingles.ts'

describe('links', () => {
  const html =
    '<p><a href="https://www.example.in/a?b=1&amp;c=2" rel="nofollow">a</a> <a href="mailto:a@b.in">b</a> <a href="/schools">c</a> <a href="https://example.in">d</a></p>'

  it('are found in order, with entities decoded', () => {
    expect(linksIn(html)).toEqual([
      'https://www.example.in/a?b=1&c=2',
      'mailto:a@b.in',
      '/schools',
      'https://example.in',
    ])
  })

  it('name each host once, without www', () => {
    expect(hostsIn(html)).toEqual(['example.in'])
    expect(hostsIn('<a href="https://[bad">x</a>')).toEqual([])
  })
})

it('200 words are read in a minute', () => {
  expect([0, 1, 200, 201].map(readingMinutes)).toEqual([1, 1, 1, 2])
})

describe('shingles', () => {
  const words = Array.from({ length: 30 }, (_, n) => `word${n}`)

  it('are eight words each, whatever the case and punctuation', () => {
    expect(shinglesOf('one two three four five six seven')).toEqual([])
    expect(shinglesOf(words.join(' '))).toHaveLength(23)
    expect(shinglesOf(words.join(', ').toUpperCase())).toEqual(shinglesOf(words.join(' ')))
  })

  it('read words of Indian scripts', () => {
    expect(shinglesOf('क ख ग घ च छ ज झ')).toHaveLength(1)
  })

  it('measure how much of a text another one has', () => {
    const text = shinglesOf(words.join(' '))
    expect(overlapOf(text, text)).toBe(1)
    expect(overlapOf(text, shinglesOf(words.slice(0, 15).join(' ')))).toBeCloseTo(8 / 23)
    expect(overlapOf([], text)).toBe(0)
  })
})
