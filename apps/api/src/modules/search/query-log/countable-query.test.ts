import { describe, expect, it } from 'vitest'
import { countableQuery } from './countable-query.ts'

describe('a query that is counted', () => {
  it.each([
    ['  CBSE Schools, Kochi ', 'cbse schools kochi'],
    ['schools in 682001', 'schools in 682001'],
    ['पुणे के स्कूल', 'pune ke school'],
    ['school under 50,000', 'school under 50 000'],
  ])('"%s" is counted as "%s"', (typed, words) => expect(countableQuery(typed)).toBe(words))
})

describe('a query that could identify a person', () => {
  it.each([
    'meera@example.in',
    'call 98450 12345',
    '+91 98450-12345',
    '9845012345',
    'www.meera.example',
    'https://meera.example/x',
    'meera.com',
    'x'.repeat(81),
    'ab',
    '',
  ])('"%s" is not counted', (typed) => expect(countableQuery(typed)).toBeNull())
})
