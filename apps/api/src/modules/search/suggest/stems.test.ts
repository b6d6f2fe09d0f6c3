import { describe, expect, it } from 'vitest'
import { stemOf } from './stems.ts'

describe('stemOf', () => {
  it.each([
    ['dancing', 'danc'],
    ['robotics', 'robot'],
    ['swimming', 'swim'],
    ['singing', 'sing'],
    ['camps', 'camp'],
    ['classes', 'class'],
    ['ring', null],
    ['dance', null],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem)
  })
})
