/** The elements a description may hold; whatever else is in it loses its tags and keeps its words. */
export const richTags = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'code',
  'h3',
  'br',
] as const
type RichTag = (typeof richTags)[number]

interface RichElement {
  tag: RichTag
  children: RichNode[]
}
export type RichNode = string | RichElement

const synonyms: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}
/** Elements whose words are not for readers. */
const unread = /<(script|style|template|iframe|object|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Reads the HTML of a description into a tree of known elements without any attribute. The server
 * has cleaned it; this is why nothing that slips through could ever run.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] }
  const open: RichElement[] = [root]
  for (const [, close, name = '', text] of html.replace(unread, '').matchAll(pieces)) {
    if (text !== undefined) current(open, root).children.push(decodeEntities(text))
    else if (close) leave(open, tagOf(name))
    else enter(open, root, tagOf(name))
  }
  return root.children
}

/** A comment, a tag, or the words between tags. */
const pieces = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)\b[^>]*(?:>|$)|([^<]+|<)/g

function tagOf(name: string): RichTag | null {
  const lower = name.toLowerCase()
  return richTags.find((tag) => tag === lower) ?? synonyms[lower] ?? null
}

function current(open: readonly RichElement[], root: RichElement): RichElement {
  return open.at(-1) ?? root
}

function enter(open: RichElement[], root: RichElement, tag: RichTag | null) {
  if (tag === null) return
  const element: RichElement = { tag, children: [] }
  current(open, root).children.push(element)
  if (tag !== 'br' && open.length < deepest) open.push(element)
}

/** Deeper elements stand beside each other instead. */
const deepest = 12

function leave(open: RichElement[], tag: RichTag | null) {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (tag !== null && index > 0) open.length = index
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? all
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )
}
