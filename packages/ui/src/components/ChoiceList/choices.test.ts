import { describe, expect, it } from 'vitest'
import { chosenOf, matchingChoices } from './choices'

const choices = ['Art room', 'Music (Carnatic)', 'Swimming pool', 'Sports ground', 'नृत्य कक्ष'].map(
  (name, id) => ({ id, name }),
)
const namesOf = (text: string) => matchingChoices(choices, text).map(({ name }) => name)

describe('matchingChoices', () => {
  it('keeps all of them for blank text', () => {
    expect(namesOf('  ')).toHaveLength(5)
  })

  it.each([
    ['s', ['Swimming pool', 'Sports ground']],
    ['POOL', ['Swimming pool']],
    ['carn', ['Music (Carnatic)']],
    ['कक्ष', ['नृत्य कक्ष']],
    ['imming', []],
    ['(', []],
  ])('for %j finds %j', (text, names) => {
    expect(namesOf(text)).toEqual(names)
  })

  it('puts names that begin so before names with such a word', () => {
    const both = [
      { id: 1, name: 'Open air stage' },
      { id: 2, name: 'Air conditioning' },
    ]
    expect(matchingChoices(both, 'air').map(({ id }) => id)).toEqual([2, 1])
  })
})

describe('chosenOf', () => {
  it('keeps the order of choosing, and leaves out what is not known', () => {
    expect(chosenOf(choices, [3, 99, 0]).map(({ name }) => name)).toEqual([
      'Sports ground',
      'Art room',
    ])
  })
})
