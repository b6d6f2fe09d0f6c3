import { expect, it } from 'vitest'
import { randomFrom } from '../../../../test/random.ts'
import { hourMs } from '../../platform/dates/durations.ts'
import { chooseOffers } from './choose-offers.ts'

const now = new Date('2026-11-20T04:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
let id = 0
interface Family {
  readonly id: number
  readonly party: readonly number[]
  readonly anyOf: boolean
  readonly notBefore: Date | null
  readonly keptSince: Date | null
}
const family = (children: number, more: Partial<Family> = {}): Family => ({
  id: ++id,
  party: Array.from({ length: children }, (_, n) => n),
  anyOf: false,
  notBefore: null,
  keptSince: null,
  ...more,
})
const choose = (waitlist: readonly Family[], free: number) => {
  const { offers, kept, keptFor, released } = chooseOffers(waitlist, { free, now, offerHours: 24 })
  return {
    offers: offers.map(({ entry, seats }) => [waitlist.indexOf(entry), seats]),
    kept,
    keptFor: keptFor && waitlist.indexOf(keptFor),
    released: released.map((entry) => waitlist.indexOf(entry)),
  }
}
const nothing = { kept: 0, keptFor: null, released: [] }

it('offers seats in order, and no more than are free', () => {
  const waitlist = [family(1), family(2), family(1)]
  expect(choose(waitlist, 3)).toEqual({
    ...nothing,
    offers: [
      [0, 1],
      [1, 2],
    ],
  })
  expect(choose(waitlist, 0)).toEqual({ ...nothing, offers: [] })
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

it('passes no family that fits, in 1,000 random waitlists', () => {
  const random = randomFrom(7)
  const below = (count: number) => Math.floor(random() * count)
  for (let n = 0; n < 1_000; n += 1) {
    const waitlist = Array.from({ length: 2 + below(12) }, () =>
      family(1 + below(3), {
        anyOf: below(4) === 0,
        notBefore: below(5) === 0 ? hoursAgo(below(48) - 24) : null,
        keptSince: below(6) === 0 ? hoursAgo(below(48)) : null,
      }),
    )
    const free = below(8)
    const { offers, kept, keptFor } = chooseOffers(waitlist, { free, now, offerHours: 24 })
    const given = new Map(offers.map(({ entry, seats }) => [entry, seats]))
    const used = offers.reduce((sum, { seats }) => sum + seats, 0)
    expect(used + kept).toBeLessThanOrEqual(free)
    let left = free
    for (const [place, entry] of waitlist.entries()) {
      const seats = given.get(entry)
      const isDue = entry.notBefore === null || entry.notBefore <= now
      const fits = entry.party.length <= left || (entry.anyOf && left > 0)
      const isAfterKept = keptFor !== null && place > waitlist.indexOf(keptFor)
      expect(seats).toBe(
        isDue && fits && !isAfterKept ? Math.min(entry.party.length, left) : undefined,
      )
      left -= seats ?? 0
    }
  }
})
