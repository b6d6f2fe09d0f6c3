import { expect, test } from 'vitest'
import { createImages } from '../../platform/images/image-urls.ts'
import { shownValue } from './shown-values.ts'

const shown = (field: string, value: unknown) =>
  shownValue(field, 'text', value, { names: new Map(), images: createImages('') })

test('writes a range of numbers without spaces around the dash, and other parts with them', () => {
  expect(shown('ages', { age_min: 8, age_max: 18 })).toBe('8–18')
  expect(shown('ages', { age_min: 2.5, age_max: null })).toBe('2.5')
  expect(shown('name', { name: 'Tabla School', slug: 'tabla-school' })).toBe(
    'Tabla School – tabla-school',
  )
})
