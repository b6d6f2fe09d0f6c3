import { decodeEntities } from './decode-entities'

/** The elements a text may hold; whatever else is in it loses its tags and keeps its words. */
export const richTags = [
  ...(['p', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'code', 'blockquote'] as const),
  ...(['h2', 'h3', 'a', 'br'] as const),
] as const
type RichTag = (typeof richTags)[number]

interface RichElement {
  tag: RichTag
  children: RichNode[]
  /** Where a link leads: a page of ours from `/`, or an http, https, mailto or tel address. */
  href?: string
  /** What a link to this part of an article names. */
  id?: string
  /** How its lines stand, where they do not begin at the left. */
  align?: string
}
export type RichNode = string | RichElement

/** What a text may be beside paragraphs and lists. */
export interface RichRules {
  /** The rank of its highest headings, under the title of its page or section. */
  topHeading: 2 | 3
}

const synonyms: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}
/** Elements whose words are not for readers. */
const unread = /<(script|style|template|iframe|object|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Reads HTML into a tree of known elements, of whose attributes only where a link leads and how
 * lines stand are kept. The server
 * has cleaned it; this is why nothing that slips through could ever run.
 */
export function parseRichText(html: string, rules: RichRules): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] }
  const open: RichElement[] = [root]
  for (const [, close, name = '', attributes = '', text] of html
    .replace(unread, '')
    .matchAll(pieces)) {
    if (text !== undefined) current(open, root).children.push(decodeEntities(text))
    else if (close) leave(open, tagOf(name, rules))
    else enter(open, root, elementOf(name, attributes, rules))
  }
  root.children.filter(isPart).forEach((part, index) => {
    part.id = `part-${index + 1}`
  })
  return root.children
}

/** The highest headings of an article; words may be in any script, so their place names them. */
function isPart(node: RichNode): node is RichElement {
  return typeof node !== 'string' && node.tag === 'h2'
}

/** A comment, a tag, or the words between tags. */
const pieces = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)\b([^>]*)(?:>|$)|([^<]+|<)/g

function tagOf(name: string, { topHeading }: RichRules): RichTag | null {
  const lower = name.toLowerCase()
  const tag = richTags.find((known) => known === lower) ?? synonyms[lower] ?? null
  if (tag === 'h2' && topHeading === 3) return 'h3'
  return tag
}

function elementOf(name: string, attributes: string, rules: RichRules): RichElement | null {
  const tag = tagOf(name, rules)
  const [, align] = /text-align:\s*(center|right|justify)/.exec(attributes) ?? []
  if (tag !== 'a') return tag && { tag, children: [], ...(align && { align }) }
  const href = hrefIn(attributes)
  return href === null ? null : { tag, children: [], href }
}

/** A link's address where it is one to follow: nothing that runs, nothing relative, no `//host`. */
function hrefIn(attributes: string): string | null {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(` ${attributes}`) ?? []
  const href = decodeEntities(double ?? single ?? '').trim()
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(href) ? href : null
}

function current(open: readonly RichElement[], root: RichElement): RichElement {
  return open.at(-1) ?? root
}

function enter(open: RichElement[], root: RichElement, element: RichElement | null) {
  if (element === null) return
  current(open, root).children.push(element)
  if (element.tag !== 'br' && open.length < deepest) open.push(element)
}

/** Deeper elements stand beside each other instead. */
const deepest = 12

function leave(open: RichElement[], tag: RichTag | null) {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (tag !== null && index > 0) open.length = index
}

/** The words of a tree, without its elements. */
export function textOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}

/** The parts of an article, each with the id that its heading has on the page. */
export function headingsOf(html: string): { id: string; text: string }[] {
  return parseRichText(html, { topHeading: 2 })
    .filter(isPart)
    .map((part) => ({ id: part.id ?? '', text: textOf([part]) }))
}
