import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attacks, hasHostileStrings, hostileStrings } from '../../../../test/hostile-strings.ts'
import { cleanBlogHtml, cleanHtml, cleanJobHtml } from './clean-html.ts'

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

it('keeps only bold, italic, lists and links of a job post', () => {
  expect(
    cleanJobHtml(
      '<h2 style="text-align: center">Duties</h2><p><b>Teach</b> <u>and</u> <code>mark</code></p><blockquote><p>Kind</p></blockquote><ul><li><p>Class 9</p></li></ul><p><a href="https://x.in" onclick="x()">More</a></p>',
    ),
  ).toBe(
    '<p>Duties</p><p><strong>Teach</strong> and mark</p><p>Kind</p><ul><li><p>Class 9</p></li></ul><p><a href="https://x.in" rel="nofollow noopener noreferrer">More</a></p>',
  )
})

describe('the text of a blog', () => {
  const path = `/media/uploads/${'a'.repeat(43)}/${'b'.repeat(48)}/1600x900.webp`
  const urls = {
    pathOf: (url: string) => url.replace(/^\/base/, ''),
    attributesOf: (src: string) => ({ src }),
  }
  const clean = (html: string) => cleanBlogHtml(html, urls)
  const figure = `<figure><img src="${path}" alt="A gate" /><figcaption>At nine</figcaption></figure>`

  it.each([
    [figure, figure],
    [
      `<figure><img src="/base${path}" alt="A gate"><figcaption>At nine</figcaption></figure>`,
      figure,
    ],
    ['<h1>One</h1><h5>Two</h5>', '<h2>One</h2><h3>Two</h3>'],
    ['<p style="text-align: right">a</p>', '<p>a</p>'],
    [
      '<a href="https://x.in" target="_blank">x</a>',
      '<a href="https://x.in" rel="ugc nofollow noopener noreferrer">x</a>',
    ],
    [`<p>a<img src="${path}">b</p>`, '<p>ab</p>'],
    [`<figure><img src="https://x.in${path}" alt="x"><figcaption>c</figcaption></figure>`, ''],
    ['<figure><figcaption>alone</figcaption></figure>', ''],
    [
      `<figure><img src="${path}" onload="x()" alt='"><script>'></figure>`,
      `<figure><img src="${path}" alt="&quot;&gt;&lt;script&gt;" /></figure>`,
    ],
  ])('cleans %s', (html, expected) => {
    expect(clean(html)).toBe(expected)
    expect(clean(expected)).toBe(expected)
  })

  it.skipIf(!hasHostileStrings)('is never more than the editor makes (needs SAMPLES_DIR)', () => {
    const tag = /<(\/?)([a-z0-9]+)((?:\s+[a-z]+="[^"<>]*")*)( \/)?>/g
    const allowed = /^(p|h2|h3|br|strong|em|u|s|code|a|blockquote|ul|ol|li|figure|img|figcaption)$/
    for (const text of [...attacks(), ...hostileStrings()]) {
      const result = clean(`<p>${text}</p>`)
      expect(result.replace(tag, '')).not.toMatch(/[<]/)
      for (const [, , name = '', attributes = ''] of result.matchAll(tag)) {
        expect(name).toMatch(allowed)
        expect(attributes).not.toMatch(/\s(?!href|rel|src|alt)[a-z]+=/)
        expect(attributes).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
      }
    }
  })
})
