import { describe, expect, it } from 'vitest'
import { matchingChoices, offeredChoices, selectedOf } from './choices'

const choices = ['Art room', 'Music (Carnatic)', 'Swimming pool', 'Sports ground', 'नृत्य कक्ष'].map(
  (name, id) => ({ id, name }),
)
const namesOf = (text: string) => matchingChoices(choices, text).map(({ name }) => name)

describe('matchingChoices', () => {
  it('returns all choices for blank text', () => {
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

  it('sorts names that start with the text before names that contain it', () => {
    const both = [
      { id: 1, name: 'Open air stage' },
      { id: 2, name: 'Air conditioning' },
    ]
    expect(matchingChoices(both, 'air').map(({ id }) => id)).toEqual([2, 1])
  })
})

describe('selectedOf', () => {
  it('keeps the order of selection and leaves out unknown values', () => {
    expect(selectedOf(choices, [3, 99, 0]).map(({ name }) => name)).toEqual([
      'Sports ground',
      'Art room',
    ])
  })
})

describe('offeredChoices', () => {
  const [art, , pool, ground] = choices
  const found = [pool, art].filter((choice) => choice !== undefined)

  it('puts suggestions first, without duplicates', () => {
    expect(offeredChoices(choices, 's', found)).toEqual([pool, art, ground])
  })

  it('does not wait for it', () => {
    expect(offeredChoices(choices, 's', [])).toEqual([pool, ground])
  })

  it('forgets it once the text is blank', () => {
    expect(offeredChoices(choices, ' ', found)).toEqual(choices)
  })
})
