import type { Batch } from '@edbazaar/api-client'
import { expect, test } from 'vitest'
import { batchSummary } from './batch-summary'

const today = '2027-01-01'
type DatedBatch = Pick<Batch, 'days' | 'starts_on' | 'seats' | 'seats_left'>
const full: DatedBatch = { days: ['Mon'], starts_on: '2027-01-04', seats: 10, seats_left: 0 }
const open: DatedBatch = { days: ['Sat'], starts_on: '2027-02-06', seats: 12, seats_left: 4 }
const later = { ...open, starts_on: '2027-03-06' }
const running: DatedBatch = { ...open, days: ['Sun'], starts_on: '2026-06-01' }

function summary(...batches: readonly DatedBatch[]) {
  return batchSummary(batches, today)
}

test('shows the next batch with free seats', () => {
  expect(summary(full, running, later, open)).toEqual({
    n_batches: 4,
    days: ['Sat'],
    starts_on: '2027-02-06',
    seats: 12,
    seats_left: 4,
  })
})

test('shows a batch that has started, without its date, before a full one', () => {
  expect(summary(full, running)).toMatchObject({ days: ['Sun'], starts_on: null })
})

test('has no values without batches', () => {
  expect(summary()).toEqual({
    n_batches: 0,
    days: [],
    starts_on: null,
    seats: null,
    seats_left: null,
  })
})
