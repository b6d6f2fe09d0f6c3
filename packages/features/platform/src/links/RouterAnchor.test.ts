import { expect, test } from 'vitest'
import { isPage } from './RouterAnchor'

test.each(['/', '/schools', '/schools/a-1?x=1#fees'])('%s is a page', (href) => {
  expect(isPage(href)).toBe(true)
})

test.each([
  'https://example.in',
  '//evil.example',
  '/\\evil.example',
  '#fees',
  '/media/plates/1/a.svg',
  '/api/docs',
  'tel:+91',
  'javascript:alert(1)',
  '',
])('%s is not a page', (href) => {
  expect(isPage(href)).toBe(false)
})
