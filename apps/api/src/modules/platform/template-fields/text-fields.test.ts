import { expect, it } from 'vitest'
import { templateFields } from './text-fields.ts'

const { empty: emptyFields, fill: fillFields, unknown: unknownField } = templateFields.enquiry

const values = {
  parent_name: 'Asha {child_name}',
  child_name: 'Ira',
  class: '',
  listing: 'Vidya $& Niketan',
  my_name: 'Lakshmi',
}

it('replaces fields with their values, once', () => {
  expect(fillFields('Dear {parent_name}, {listing}: {my_name}', values)).toBe(
    'Dear Asha {child_name}, Vidya $& Niketan: Lakshmi',
  )
})

it.each([
  ['Dear {parent_name}', null],
  ['Dear {name}', 'name'],
  ['{}', ''],
  ['{constructor}', 'constructor'],
  ['no fields', null],
])('in %j the first unknown field is %j', (text, field) => {
  expect(unknownField(text)).toBe(field)
})

it('names the fields that have no value', () => {
  expect(emptyFields('{class} for {child_name}', values)).toEqual(['class'])
})

it('lists the fields of each use', () => {
  expect(templateFields.decision.list).toBe('{first_name}, {job_title}, {listing} or {my_name}')
})
