import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('cleaning HTML', () => {
  it.each([
    ['<p>Hello <strong>you</strong></p>', '<p>Hello <strong>you</strong></p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<b>a</b> <i>b</i> <del>c</del>', '<strong>a</strong> <em>b</em> <s>c</s>'],
    ['<pre>a</pre><hr><table><tr><td>b</td></tr></table>', 'ab'],
    ['<ol start="3" type="a"><li value="4">a</li></ol>', '<ol><li>a</li></ol>'],
    ['<ul style="text-align:center"><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<p style="text-align:center;color:red">a</p>', '<p style="text-align:center">a</p>'],
    ['<p style="background:url(//evil)">a</p>', '<p>a</p>'],
    ['<p>a<br>b', '<p>a<br />b</p>'],
    ['<iframe src="//evil"></iframe>a', 'a'],
  ])('turns %s into %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
  })

  it.each([
    '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
    '<p style="text-align:center">a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <code>f</code></p>',
    '<p style="text-align:right">a<br />b</p><h2 style="text-align:justify">c</h2>',
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul><blockquote><p>c</p></blockquote>',
    '<p><a href="https://a.example/b?c=d" rel="nofollow noopener noreferrer">e</a></p>',
    '<p><a href="tel:+919845012345" rel="nofollow noopener noreferrer">f</a></p>',
    '',
  ])('keeps HTML of the editor: %s', (written) => {
    expect(cleanHtml(written)).toBe(written)
  })

  it('keeps web and email links, and marks them as nofollow', () => {
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

  it('does not change clean HTML', () => {
    const once = cleanHtml('<div><p>a &amp; b</p><ul><li>c</ul></div>')
    expect(cleanHtml(once)).toBe(once)
  })

  const samples = join(process.env.SAMPLES_DIR ?? '', 'naughty/xss.txt')
  it.skipIf(!process.env.SAMPLES_DIR || !existsSync(samples))(
    'removes the scripts of known attacks (needs SAMPLES_DIR/naughty/xss.txt)',
    () => {
      for (const attack of readFileSync(samples, 'utf8').split('\n')) {
        const clean = cleanHtml(attack)
        expect(clean).not.toMatch(
          /<(?!\/?(p|br|strong|b|em|i|u|s|code|blockquote|a|ul|ol|li|h[1-6])\b)/,
        )
        expect(clean).not.toMatch(/<[^>]+\s(on\w+|src|srcdoc|formaction)\s*=/i)
        expect(clean).not.toMatch(/href="\s*(javascript|data|vbscript):/i)
      }
    },
  )
})
