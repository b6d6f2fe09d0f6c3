import { expect, it } from 'vitest'
import { emailText } from './email-content.ts'

it.each([
  ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
  ['<ul><li><p>One</p></li><li><p>Two</p></li></ul><p>End</p>', '- One\n- Two\n\nEnd'],
  ['<ol><li>One</li><li>Two</li></ol>', '- One\n- Two'],
  [
    '<p>See <a href="https://x.example/?a=1&amp;b=2">this</a>.</p>',
    'See this (https://x.example/?a=1&b=2).',
  ],
  ['<p><a href="https://x.example/">https://x.example/</a></p>', 'https://x.example/'],
  ['<p>One<br />Two</p>', 'One\nTwo'],
])('reads %s as text', (html, text) => {
  expect(emailText(html)).toBe(text)
})
