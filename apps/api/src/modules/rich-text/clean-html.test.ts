import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('HTML of others', () => {
  it.each([
    ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<h1>Top</h1>', '<h2>Top</h2>'],
    ['<p style="text-align:center;color:red">a</p>', '<p style="text-align:center">a</p>'],
    ['<p style="background:url(//evil)">a</p>', '<p>a</p>'],
    ['<p>a<br>b', '<p>a<br />b</p>'],
    ['<iframe src="//evil"></iframe>a', 'a'],
  ])('%s becomes %s', (given, clean) => {
    expect(cleanHtml(given)).toBe(clean)
  })

  it('keeps links to the web and to mail, and vouches for none', () => {
    expect(cleanHtml('<a href="https://a.example" target="_blank">a</a>')).toBe(
      '<a href="https://a.example" rel="nofollow noopener noreferrer">a</a>',
    )
    for (const href of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'JaVa\tScript:x',
    ])
      expect(cleanHtml(`<a href="${href}">a</a>`)).not.toContain('href')
  })

  it('is clean already when it is cleaned again', () => {
    const once = cleanHtml('<div><p>a &amp; b</p><ul><li>c</ul></div>')
    expect(cleanHtml(once)).toBe(once)
  })

  const samples = join(process.env.SAMPLES_DIR ?? '', 'naughty/xss.txt')
  it.skipIf(!process.env.SAMPLES_DIR || !existsSync(samples))(
    'carries no script out of known attacks (needs SAMPLES_DIR/naughty/xss.txt)',
    () => {
      for (const attack of readFileSync(samples, 'utf8').split('\n')) {
        const clean = cleanHtml(attack)
        expect(clean).not.toMatch(
          /<(?!\/?(p|br|strong|b|em|i|u|s|code|blockquote|a|ul|ol|li|h[2-6])\b)/,
        )
        expect(clean).not.toMatch(/<[^>]+\s(on\w+|src|srcdoc|formaction)\s*=/i)
        expect(clean).not.toMatch(/href="\s*(javascript|data|vbscript):/i)
      }
    },
  )
})
