import { expect, test } from 'vitest'
import { randomSuffix, schoolSlug } from './school-slug'

test.each([
  ['Vidya Niketan Public School', 'vidya-niketan-public-school-482913'],
  ['  St. Mary’s  School (CBSE) ', 'st-marys-school-cbse-482913'],
  ['École Française', 'ecole-francaise-482913'],
  ['विद्या निकेतन', 'school-482913'],
  ['DPS विद्यालय 21', 'dps-21-482913'],
  ['<script>alert(1)</script>', 'script-alert-1-script-482913'],
  ['', 'school-482913'],
])('the name %j has the slug %s', (name, slug) => {
  expect(schoolSlug(name, 482_913)).toBe(slug)
})

test('is never longer than the contract allows', () => {
  const slug = schoolSlug('Shri '.repeat(40), 482_913)
  expect(slug.length).toBeLessThanOrEqual(160)
  expect(slug).toMatch(/^[a-z0-9-]+$/)
})

test('ends in six random digits', () => {
  const suffixes = Array.from({ length: 200 }, randomSuffix)
  expect(suffixes.every((suffix) => suffix >= 100_000 && suffix <= 999_999)).toBe(true)
  expect(new Set(suffixes).size).toBeGreaterThan(150)
})
