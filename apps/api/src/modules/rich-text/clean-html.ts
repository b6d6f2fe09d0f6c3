import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

/** What the editors can write: paragraphs, lists, emphasis, headings, links and alignment. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'blockquote', 'a'],
    ...['ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ],
  allowedAttributes: { a: ['href', 'rel'], '*': ['style'] },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has its own first heading; links of others carry no word for them.
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener noreferrer' }),
  },
}

/** Texts already cleaned, so that a page that is read often pays once. */
const cleaned = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (clean, given) => clean.length + given.length + 1,
})

/** The HTML with nothing in it but what our editors write: no script, no style, no odd address. */
export function cleanHtml(given: string): string {
  const known = cleaned.get(given)
  if (known !== undefined) return known
  const clean = sanitizeHtml(given, rules)
  cleaned.set(given, clean)
  return clean
}
