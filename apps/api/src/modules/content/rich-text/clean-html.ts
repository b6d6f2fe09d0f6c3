import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

const paragraphs = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** What the editor can write: `RichTextEditor` of the ui package makes these and no others. */
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
    // Links of others carry no word for them.
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
}

/** The editor of stores makes no links; what is written in one stays. */
const rulesOfStores: sanitizeHtml.IOptions = {
  ...rules,
  allowedTags: (rules.allowedTags || []).filter((tag) => tag !== 'a'),
}

/** Texts already cleaned, so that a page that is read often pays once. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, given) => clean.length + given.length + 1,
})

/** The HTML of a store, or of what it offers, as it is kept: with what its editor writes alone. */
export const cleanStoreHtml = (given: string): string => sanitizeHtml(given, rulesOfStores)

/** The HTML with nothing in it but what our editors write: no script, no style, no odd address. */
export function cleanHtml(given: string): string {
  const known = cleaned.get(given)
  if (known !== undefined) return known
  const clean = sanitizeHtml(given, rules)
  cleaned.set(given, clean)
  return clean
}
