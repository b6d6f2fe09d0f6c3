import { expect, test } from 'vitest'
import { filledTemplate, unknownFieldIn } from './template-text'

const fields = {
  parent_name: 'Asha Menon',
  child_name: '',
  class: 'Class 1',
  listing: 'Vidya Niketan',
  my_name: 'Meera Iyer',
}

test('fills in the fields and names those without a value', () => {
  const { text, missing } = filledTemplate(
    'Dear {parent_name}, a seat for {child_name} in {class}. {unknown} {child_name} – {my_name}',
    fields,
  )
  expect(text).toBe('Dear Asha Menon, a seat for  in Class 1. {unknown}  – Meera Iyer')
  expect(missing).toEqual(['{child_name}'])
})

test('does not fill in fields that a value contains', () => {
  const named = { ...fields, parent_name: '{class}' }
  expect(filledTemplate('{parent_name}', named).text).toBe('{class}')
})

test('finds unknown fields', () => {
  expect(unknownFieldIn('Dear {parent_name}')).toBeNull()
  expect(unknownFieldIn('Dear {parent_name} {Parent}')).toBe('{Parent}')
})
