import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleImages } from './article-images'
import { headingsOf, parseRichText, type RichNode, richTags, textOf } from './parse-rich-text'

const description = { topHeading: 3 } as const
const article = { topHeading: 2 } as const

const read = (html: string) => parseRichText(html, description)

function tagsOf(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)],
  )
}

test('reads paragraphs, lists and emphasis', () => {
  expect(read('<p>A <b>b</b></p><ul><li>c</li></ul>')).toEqual([
    { tag: 'p', children: ['A ', { tag: 'strong', children: ['b'] }] },
    { tag: 'ul', children: [{ tag: 'li', children: ['c'] }] },
  ])
})

test('reads entities', () => {
  expect(textOf(read('1 &lt; 2 &amp; &#8377;5 &#x20b9;6 &nbsp;&unknown;'))).toBe(
    '1 < 2 & ₹5 ₹6 \u00a0&unknown;',
  )
})

test('keeps the text of unknown elements', () => {
  expect(read('<table><tr><td>x</td></tr></table>')).toEqual(['x'])
})

test('drops scripts and styles with their content', () => {
  const html = 'a<script>alert(1)</script><style>p{}</style><iframe src=x>y</iframe><!-- z -->b'
  expect(textOf(read(html))).toBe('ab')
})

test('drops attributes', () => {
  expect(read('<p onclick="alert(1)" style="x">a</p>')).toEqual([{ tag: 'p', children: ['a'] }])
})

test('handles elements that are not closed or closed twice', () => {
  expect(textOf(read('<p>a<strong>b</p></p></li>c<'))).toBe('abc<')
})

test('never throws, adds other elements or nests without limit', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<a href="/x">',
      '<p>',
      '</p>',
      '<ul>',
      '<li',
      '<img onerror=x>',
      '&#0;',
      '&#1114112;',
      '<!--',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const tags = tagsOf(parseRichText(pieces.join(''), article))
      expect(tags.every((tag) => richTags.some((known) => known === tag))).toBe(true)
    }),
  )
  expect(textOf(read(`${'<ul>'.repeat(5000)}x`))).toBe('x')
})

test('an article keeps two levels of headings, a description one', () => {
  const html = '<h1>a</h1><h2>b</h2><h5>c</h5>'
  expect(tagsOf(parseRichText(html, article))).toEqual(['h2', 'h2', 'h3'])
  expect(tagsOf(read(html))).toEqual(['h3', 'h3', 'h3'])
})

test('a link keeps only its URL', () => {
  const html = '<p>See <a href="https://cbse.gov.in/?a=1&amp;b=2" onclick="x">the board</a>.</p>'
  expect(parseRichText(html, article)).toEqual([
    {
      tag: 'p',
      children: [
        'See ',
        { tag: 'a', href: 'https://cbse.gov.in/?a=1&b=2', children: ['the board'] },
        '.',
      ],
    },
  ])
})

test('keeps the alignment', () => {
  expect(
    read('<p style="color:red;text-align:center">a</p><h2 style="text-align: right">b</h2>'),
  ).toEqual([
    { tag: 'p', align: 'center', children: ['a'] },
    { tag: 'h3', align: 'right', children: ['b'] },
  ])
})

test.each(['/schools', 'mailto:a@example.com', 'tel:1098', 'http://example.com'])(
  'a link to %s is followed',
  (href) => expect(tagsOf(parseRichText(`<a href='${href}'>x</a>`, article))).toEqual(['a']),
)

test.each([
  'javascript:alert(1)',
  'JavaScript&#58;alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'relative',
  '',
])('a link to %j becomes text', (href) => {
  expect(parseRichText(`<a href="${href}">x</a>`, article)).toEqual(['x'])
})

test('names the parts of an article by their position', () => {
  expect(headingsOf('<p>x</p><h2>First <em>part</em></h2><h3>no</h3><h2>दूसरा</h2>')).toEqual([
    { id: 'part-1', text: 'First part' },
    { id: 'part-2', text: 'दूसरा' },
  ])
})

const figure =
  '<figure><img src="/images/a.webp" srcset="/images/a-600.webp 600w" alt="A &amp; B" width="600" height="400" onerror="x"><figcaption>Caption</figcaption></figure>'

test('shows the images of the site in an article', () => {
  expect(parseRichText(figure, { ...article, images: articleImages })).toEqual([
    {
      tag: 'figure',
      children: [
        {
          tag: 'img',
          children: [],
          image: {
            src: '/images/a.webp',
            srcSet: '/images/a-600.webp 600w',
            alt: 'A & B',
            sizes: '(min-width: 600px) 33rem, 100vw',
            loading: 'lazy',
            width: 600,
            height: 400,
          },
        },
        { tag: 'figcaption', children: ['Caption'] },
      ],
    },
  ])
})

test.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  '/\\evil.example',
  'javascript:x',
])('an image at %j is removed', (src) =>
  expect(parseRichText(`<img src="${src}">`, { ...article, images: articleImages })).toEqual([]),
)

test('without a reader of images keeps only their captions', () => {
  expect(parseRichText(figure, article)).toEqual(['Caption'])
})
