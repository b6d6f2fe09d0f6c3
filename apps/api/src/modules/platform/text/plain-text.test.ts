import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

const html = '<h2>Fees &amp; more</h2>\n<p>One <strong>t</strong>wo<br>three\nfour&nbsp; five</p>'

it('separates blocks by spaces and decodes entities', () => {
  expect(plainText(html)).toBe('Fees & more One two three four five')
})

it('separates blocks by line breaks, but not the lines of the source', () => {
  expect(plainText(html, '\n')).toBe('Fees & more\nOne two\nthree four five')
})
