import { describe, expect, it } from 'vitest'
import { readQuery } from './typed-words.ts'

describe('readQuery', () => {
  it.each([
    ['schools in Pune', 'pune'],
    ['best school in pune', 'pune'],
    ['Dance for the good', 'dance'],
    ['school near me', 'school'],
    ['best schools', 'school'],
    ['near me', 'near me'],
    ['Good Shepherd School', 'shepherd'],
    ['shcool in Pune', 'pune'],
    ['best schol', 'school'],
    ['560 102', '560102'],
    ['vidyalaya 560 102', 'vidyalaya 560102'],
  ])('looks in %j for %j', (typed, core) => {
    const query = readQuery(typed)
    expect(query.core).toBe(core)
    expect(query.words.map(({ text }) => text)).toEqual(core.split(' '))
  })

  it('keeps all that was typed, to compare with names', () => {
    expect(readQuery('Good Shepherd School').norm).toBe('good shepherd school')
  })
})
