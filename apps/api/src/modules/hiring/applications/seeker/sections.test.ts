import { expect, it } from 'vitest'
import { gapsOf } from './sections.ts'

const post = (from: string, to: string | null) => ({ role: 'TGT', employer: 'A', from, to })

it('finds times of three months or more without a post', () => {
  expect(gapsOf([post('2021-06', null), post('2017-06', '2021-01')], '2026-11')).toEqual([
    { from: '2021-02', to: '2021-05', months: 4 },
  ])
  expect(gapsOf([post('2017-06', '2026-05')], '2026-11')).toEqual([
    { from: '2026-06', to: '2026-10', months: 5 },
  ])
})

it('counts two months, posts at the same time and no posts as no gap', () => {
  expect(gapsOf([post('2021-04', null), post('2017-06', '2021-01')], '2026-11')).toEqual([])
  expect(gapsOf([post('2015-01', '2026-10'), post('2016-01', '2017-01')], '2026-11')).toEqual([])
  expect(gapsOf([], '2026-11')).toEqual([])
})
