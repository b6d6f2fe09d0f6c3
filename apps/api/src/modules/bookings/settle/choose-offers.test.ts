import { expect, it } from 'vitest'
import { chooseOffers } from './choose-offers.ts'

const now = new Date('2026-11-20T04:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
let id = 0
const family = (children: number, more: object = {}) => ({
  id: ++id,
  party: Array.from({ length: children }, (_, n) => n),
  anyOf: false,
  notBefore: null,
  keptSince: null,
  ...more,
})
const choose = (line: readonly ReturnType<typeof family>[], free: number) => {
  const { offers, kept, keptFor, released } = chooseOffers(line, { free, now, offerHours: 24 })
  return {
    offers: offers.map(({ entry, seats }) => [line.indexOf(entry), seats]),
    kept,
    keptFor: keptFor && line.indexOf(keptFor),
    released: released.map((entry) => line.indexOf(entry)),
  }
}
const nothing = { kept: 0, keptFor: null, released: [] }

it('offers seats in line, and no more than are free', () => {
  const line = [family(1), family(2), family(1)]
  expect(choose(line, 3)).toEqual({
    ...nothing,
    offers: [
      [0, 1],
      [1, 2],
    ],
  })
  expect(choose(line, 0)).toEqual({ ...nothing, offers: [] })
})

it('keeps seats for the first family that needs more, for one offer period', () => {
  expect(choose([family(2), family(1)], 1)).toEqual({
    offers: [],
    kept: 1,
    keptFor: 0,
    released: [],
  })
  const waited = family(2, { keptSince: hoursAgo(24) })
  expect(choose([waited, family(1)], 1)).toEqual({ ...nothing, offers: [[1, 1]], released: [0] })
  expect(choose([waited], 1)).toEqual({ ...nothing, offers: [] })
})

it('gives fewer seats to a family that takes any', () => {
  expect(choose([family(3, { anyOf: true }), family(1)], 2)).toEqual({
    ...nothing,
    offers: [[0, 2]],
  })
})

it('leaves out a family that has answered later, until its time comes', () => {
  const later = family(1, { notBefore: hoursAgo(-1) })
  expect(choose([later, family(1)], 1)).toEqual({ ...nothing, offers: [[1, 1]] })
  expect(choose([family(1, { notBefore: hoursAgo(0) })], 1)).toEqual({
    ...nothing,
    offers: [[0, 1]],
  })
})
