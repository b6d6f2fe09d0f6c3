import { describe, expect, test } from 'vitest'
import { copiedTo, problemOf, timesWith, withSpan } from './hours'

const span = (from: number, to: number, day = 1) => ({ day, from, to })

describe('a problem of a day', () => {
  test.each([
    ['no spans', [], null],
    ['a span that ends before it starts', [span(600, 540)], 'order'],
    ['an empty span', [span(600, 600)], 'order'],
    ['spans that meet', [span(540, 720), span(720, 960)], null],
    ['spans that overlap, in any order', [span(700, 960), span(540, 720)], 'overlap'],
  ])('%s', (_, spans, problem) => {
    expect(problemOf(spans)).toBe(problem)
  })
})

test('another span starts an hour after the last one and ends by midnight', () => {
  expect(withSpan([], 2)).toEqual([span(540, 960, 2)])
  expect(withSpan([span(540, 720)], 1)?.at(-1)).toEqual(span(780, 900))
  expect(withSpan([span(540, 1320)], 1)?.at(-1)).toEqual(span(1380, 1440))
  expect(withSpan([span(540, 1400)], 1)).toBeNull()
})

test('copies the hours of a day over those of other days', () => {
  const hours = [span(540, 720), span(600, 660, 2), span(600, 660, 7)]
  expect(copiedTo(hours, 1, [2, 3])).toEqual([
    span(540, 720),
    span(600, 660, 7),
    span(540, 720, 2),
    span(540, 720, 3),
  ])
})

test('offers half hours and a time that is already set', () => {
  expect(timesWith(545, 510, 600)).toEqual([510, 540, 545, 570, 600])
})
