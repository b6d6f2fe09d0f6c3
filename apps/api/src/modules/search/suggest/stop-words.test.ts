import { describe, expect, it } from 'vitest'
import { parseQuery } from './query-tokens.ts'

describe('parseQuery', () => {
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
  ])('reads %j as %j', (typed, core) => {
    const query = parseQuery(typed)
    expect(query.core).toBe(core)
    expect(query.words.map(({ text }) => text)).toEqual(core.split(' '))
  })

  it('keeps the whole query to compare it with names', () => {
    expect(parseQuery('Good Shepherd School').norm).toBe('good shepherd school')
  })
})
