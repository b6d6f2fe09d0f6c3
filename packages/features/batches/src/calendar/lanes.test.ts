import { expect, test } from 'vitest'
import { arrange, lanesOf } from './lanes'

const span = (from: number, to: number) => ({ from, to })

test('spans that do not overlap have the whole width', () => {
  expect(lanesOf([span(0, 60), span(60, 120)])).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ])
})

test('a chain of overlaps shares the width, and a free column is used again', () => {
  expect(lanesOf([span(0, 90), span(60, 120), span(100, 160), span(200, 210)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ])
})

test('spans at the same time each have a column, in any order', () => {
  const lanes = lanesOf([span(30, 60), span(0, 90), span(30, 60)])
  expect(lanes.map(({ lanes: count }) => count)).toEqual([3, 3, 3])
  expect(lanes.map(({ lane }) => lane).sort()).toEqual([0, 1, 2])
  expect(lanesOf([])).toEqual([])
})

test('up to three spans are side by side', () => {
  const { places, folds } = arrange([span(0, 60), span(0, 60), span(30, 90)])
  expect(places.map((place) => place?.width)).toEqual([1 / 3, 1 / 3, 1 / 3])
  expect(folds).toEqual([])
})

test('of more spans at once, two are drawn and the others are folded', () => {
  const spans = [span(0, 60), span(0, 60), span(0, 30), span(10, 90), span(120, 150)]
  const { places, folds } = arrange(spans)
  expect(places.map((place) => place !== null)).toEqual([true, true, false, false, true])
  expect(places[1]).toEqual({ left: 0.4, width: 0.4 })
  expect(folds).toEqual([{ from: 0, to: 90, at: [2, 3] }])
})

test('folded spans that do not meet are folded apart', () => {
  const day = [span(0, 300), span(0, 300)]
  const { folds } = arrange([...day, span(0, 60), span(0, 60), span(200, 260), span(200, 260)])
  expect(folds.map(({ at }) => at)).toEqual([
    [2, 3],
    [4, 5],
  ])
})
