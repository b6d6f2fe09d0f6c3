import { describe, expect, test } from 'vitest'
import { type BatchDraft, checkBatch, draftOf, newBatch } from './batch-schema'

const evening: BatchDraft = {
  name: ' Evening ',
  days: ['Wed', 'Mon'],
  starts_on: '2027-01-04',
  ends_on: '',
  start_time: '17:00',
  end_time: '18:30',
  seats: '1,200',
  seats_left: '4',
  price: '',
}

test('a batch is tidied: its name, its days in the order of the week, its numbers', () => {
  expect(checkBatch(evening)).toEqual({
    details: {
      name: 'Evening',
      days: ['Mon', 'Wed'],
      starts_on: '2027-01-04',
      ends_on: null,
      start_time: '17:00',
      end_time: '18:30',
      seats: 1200,
      seats_left: 4,
      price: null,
    },
  })
})

test('what is saved comes back into the fields', () => {
  const { details } = checkBatch({ ...evening, ends_on: '2027-03-01', price: '₹ 2,500' })
  if (details === undefined) throw new Error('The batch of this test must be right.')
  expect(draftOf(details)).toEqual({
    ...evening,
    name: 'Evening',
    days: ['Mon', 'Wed'],
    ends_on: '2027-03-01',
    seats: '1200',
    price: '2500',
  })
})

describe('each field tells what is wrong with it', () => {
  test.each<[Partial<BatchDraft>, Partial<Record<keyof BatchDraft, string>>]>([
    [{ name: '  ' }, { name: 'Enter valid Name' }],
    [{ name: 'a\u202Eb' }, { name: 'Enter valid Name' }],
    [{ days: [] }, { days: 'Choose at least one day' }],
    [{ starts_on: '' }, { starts_on: 'Enter the first day' }],
    [{ ends_on: '2027-01-03' }, { ends_on: 'The last day can’t be before the first' }],
    [{ start_time: '' }, { start_time: 'Enter when it begins' }],
    [{ end_time: '25:00' }, { end_time: 'Enter when it ends' }],
    [{ end_time: '17:00' }, { end_time: 'It must end after it begins' }],
    [{ seats: '0', seats_left: '0' }, { seats: 'Enter a number from 1 to 10,000' }],
    [{ seats: 'ten' }, { seats: 'Enter a number from 1 to 10,000' }],
    [{ seats_left: '-1' }, { seats_left: 'Enter a number from 0 to 10,000' }],
    [{ seats: '3' }, { seats_left: 'No more can be left than there are seats' }],
    [{ price: '12.50' }, { price: 'Enter whole rupees, at most 1,00,00,000, or leave it empty' }],
    [
      { price: '99999999' },
      { price: 'Enter whole rupees, at most 1,00,00,000, or leave it empty' },
    ],
  ])('%o', (wrong, errors) => {
    expect(checkBatch({ ...evening, ...wrong })).toEqual({ errors })
  })

  test('an empty one has a message for all that is needed', () => {
    expect(Object.keys(checkBatch(newBatch).errors ?? {})).toEqual([
      'name',
      'days',
      'starts_on',
      'start_time',
      'end_time',
      'seats',
      'seats_left',
    ])
  })
})
