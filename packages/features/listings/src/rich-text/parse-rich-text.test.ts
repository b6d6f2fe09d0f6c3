import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText, type RichNode, richTags } from './parse-rich-text'

function textOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}

function tagsOf(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)],
  )
}

test('reads paragraphs, lists and emphasis', () => {
  expect(parseRichText('<p>A <b>b</b></p><ul><li>c</li></ul>')).toEqual([
    { tag: 'p', children: ['A ', { tag: 'strong', children: ['b'] }] },
    { tag: 'ul', children: [{ tag: 'li', children: ['c'] }] },
  ])
})

test('reads entities', () => {
  expect(textOf(parseRichText('1 &lt; 2 &amp; &#8377;5 &#x20b9;6 &nbsp;&unknown;'))).toBe(
    '1 < 2 & ₹5 ₹6 \u00a0&unknown;',
  )
})

test('keeps the words of elements it does not know, without the elements', () => {
  expect(parseRichText('<table><tr><td>x</td></tr></table>')).toEqual(['x'])
})

test('drops what is not for readers, words and all', () => {
  const html = 'a<script>alert(1)</script><style>p{}</style><iframe src=x>y</iframe><!-- z -->b'
  expect(textOf(parseRichText(html))).toBe('ab')
})

test('has no place for attributes', () => {
  expect(parseRichText('<p onclick="alert(1)" style="x">a</p>')).toEqual([
    { tag: 'p', children: ['a'] },
  ])
})

test('survives elements that are not closed, or closed twice', () => {
  expect(textOf(parseRichText('<p>a<strong>b</p></p></li>c<'))).toBe('abc<')
})

test('never fails, never knows another element, never nests without end', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<ul>', '<li', '<img onerror=x>', '&#0;', '&#1114112;', '<!--'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const tags = tagsOf(parseRichText(pieces.join('')))
      expect(tags.every((tag) => richTags.some((known) => known === tag))).toBe(true)
    }),
  )
  expect(textOf(parseRichText(`${'<ul>'.repeat(5000)}x`))).toBe('x')
})
