import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { describe, expect, test } from 'vitest'
import { type BatchDraft, draftOf, emptyBatch, validateBatch } from './batch-schema'
import { messages } from './messages'

const t = createI18n(defaultLanguage).translate(messages)

const evening: BatchDraft = {
  name: ' Evening ',
  days: ['Wed', 'Mon'],
  starts_on: '2027-01-04',
  ends_on: '',
  start_time: '17:00',
  end_time: '18:30',
  seats: '1,200',
  taken_elsewhere: '4',
  price: '',
}

test('normalises a batch: trims the name, sorts the days and parses the numbers', () => {
  expect(validateBatch(evening, t)).toEqual({
    details: {
      name: 'Evening',
      days: ['Mon', 'Wed'],
      starts_on: '2027-01-04',
      ends_on: null,
      start_time: '17:00',
      end_time: '18:30',
      seats: 1200,
      taken_elsewhere: 4,
      price: null,
    },
  })
})

test('converts a saved batch back to form values', () => {
  const { details } = validateBatch({ ...evening, ends_on: '2027-03-01', price: '₹ 2,500' }, t)
  if (details === undefined) throw new Error('The batch of this test must be valid.')
  expect(draftOf(details)).toEqual({
    ...evening,
    name: 'Evening',
    days: ['Mon', 'Wed'],
    ends_on: '2027-03-01',
    seats: '1200',
    price: '2500',
  })
})

describe('each field has its error messages', () => {
  test.each<[Partial<BatchDraft>, Partial<Record<keyof BatchDraft, string>>]>([
    [{ name: '  ' }, { name: 'Enter valid Name' }],
    [{ name: 'a\u202Eb' }, { name: 'Enter valid Name' }],
    [{ days: [] }, { days: 'Choose at least one day.' }],
    [{ starts_on: '' }, { starts_on: 'Enter the first day.' }],
    [{ ends_on: '2027-01-03' }, { ends_on: 'The last day cannot be before the first day.' }],
    [{ start_time: '' }, { start_time: 'Enter the start time.' }],
    [{ end_time: '25:00' }, { end_time: 'Enter the end time.' }],
    [{ end_time: '17:00' }, { end_time: 'The end time must be after the start time.' }],
    [{ seats: '0', taken_elsewhere: '0' }, { seats: 'Enter a number from 1 to 10,000.' }],
    [{ seats: 'ten' }, { seats: 'Enter a number from 1 to 10,000.' }],
    [{ taken_elsewhere: '-1' }, { taken_elsewhere: 'Enter a number from 0 to 10,000.' }],
    [{ seats: '3' }, { taken_elsewhere: 'Seats taken cannot be more than the number of seats.' }],
    [{ price: '12.50' }, { price: 'Enter whole rupees up to 1,00,00,000, or leave it empty.' }],
    [{ price: '99999999' }, { price: 'Enter whole rupees up to 1,00,00,000, or leave it empty.' }],
  ])('%o', (invalid, errors) => {
    expect(validateBatch({ ...evening, ...invalid }, t)).toEqual({ errors })
  })

  test('an empty batch has an error for each required field', () => {
    expect(Object.keys(validateBatch(emptyBatch, t).errors ?? {})).toEqual([
      'name',
      'days',
      'starts_on',
      'start_time',
      'end_time',
      'seats',
    ])
  })
})
