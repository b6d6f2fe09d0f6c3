import { describe, expect, it } from 'vitest'
import type { QueryPlace } from '../places/known-places.ts'
import type { Plan, PlanPart, PlanWhere } from './plan.ts'
import { type Attempt, attemptsFor } from './relaxations.ts'

const place: QueryPlace = {
  slug: null,
  name: 'Goa',
  norm: 'goa',
  type: 'state',
  district: null,
  state: 'Goa',
  pincode: null,
  lat: 15.3,
  lng: 74.1,
  isApproximate: true,
  importance: 2,
  schools: 0,
  area: null,
}
const part = (type: 'board' | 'language', value: string, nameWords?: string[]): PlanPart => ({
  type,
  value,
  phrase: value,
  isFilter: true,
  ...(nameWords && { nameWords }),
})
const hindi = part('language', 'Hindi', ['hindi'])
const english = part('language', 'English', ['english'])
const cbse = part('board', 'CBSE')

const attempts = (parts: readonly PlanPart[], where: PlanWhere = { type: 'area', place }) => {
  const plan: Plan = {
    list: 'schools',
    productKind: null,
    parts,
    where,
    place: null,
    name: '',
    ignored: [],
  }
  return attemptsFor(plan)
}
const inShort = ({ by, relaxation: { dropped, byName } }: Attempt) =>
  [by, ...dropped.map(({ value }) => `-${value}`), ...byName.map(({ value }) => value)].join(' ')

describe('a plan with two languages that no school states', () => {
  it('is tried with each of them in names before both are left out', () => {
    const tried = attempts([hindi, english]).map(inShort)
    const both = tried.indexOf('list -Hindi -English')
    expect(tried.slice(both - 2, both)).toEqual(['names -English Hindi', 'names -Hindi English'])
  })
})

describe('a state without any schools', () => {
  it('is given up last, with its conditions for as long as possible', () => {
    const tried = attempts([cbse, english]).map(inShort)
    expect(tried.slice(-4)).toEqual([
      'nearest',
      'nearest English',
      'nearest -English',
      'nearest -English -CBSE',
    ])
  })

  it('has the nearest schools around its middle', () => {
    const [attempt] = attempts([]).slice(-1)
    expect(attempt).toMatchObject({ by: 'nearest', center: { lat: 15.3, lng: 74.1 } })
  })
})
