import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The elements that the ui package's `RichTextEditor` creates. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...paragraphs,
    'br',
    'strong',
    'em',
    'u',
    's',
    'code',
    'a',
    'blockquote',
    'ul',
    'ol',
    'li',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ...Object.fromEntries(paragraphs.map((tag) => [tag, ['style']])),
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    // Links written by users must not pass on the site's reputation.
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
}

/** The store editor has no links. The text of a removed link stays. */
const storeRules: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: (rules.allowedTags || []).filter((tag) => tag !== 'a'),
}

/** A cache of cleaned texts for pages that are read often. */
const cache = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
})

/** Cleans the HTML of a store or product before it is saved. */
export const cleanStoreHtml = (html: string): string => sanitizeHtml(html, storeRules)

/** Removes everything that the editors do not create, such as scripts, styles and unsafe URLs. */
export function cleanHtml(html: string): string {
  const cached = cache.get(html)
  if (cached !== undefined) return cached
  const clean = sanitizeHtml(html, rules)
  cache.set(html, clean)
  return clean
}
