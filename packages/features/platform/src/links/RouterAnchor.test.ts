import { expect, test } from 'vitest'
import { linkTarget } from './RouterAnchor'

test.each(['/', '/schools', '/schools/a-1?x=1#fees'])('%s is a page below BASE_PATH', (href) => {
  expect(linkTarget(href, '')).toEqual({ url: href, isPage: true })
  expect(linkTarget(href, '/in')).toEqual({ url: `/in${href}`, isPage: true })
})

test.each(['/media/plates/1/a.svg', '/api/docs', '/api/'])(
  '%s is a file below BASE_PATH, with or without it',
  (href) => {
    const url = `/in${href}`
    expect(linkTarget(href, '')).toEqual({ url: href, isPage: false })
    expect(linkTarget(href, '/in')).toEqual({ url, isPage: false })
    expect(linkTarget(url, '/in')).toEqual({ url, isPage: false })
  },
)

test.each([
  'https://example.in',
  '//evil.example',
  '/\\evil.example',
  '#fees',
  'tel:+91',
  'javascript:alert(1)',
  '',
])('%s is neither and stays as it is', (href) => {
  expect(linkTarget(href, '/in')).toEqual({ url: href, isPage: false })
})
