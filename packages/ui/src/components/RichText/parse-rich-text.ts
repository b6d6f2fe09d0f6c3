import type { ComponentProps } from 'react'
import { decodeEntities } from './decode-entities'

/** The allowed elements. Of other elements only the text is kept. */
export const richTags = [
  ...(['p', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'code', 'blockquote'] as const),
  ...(['h2', 'h3', 'a', 'br', 'figure', 'figcaption', 'img'] as const),
] as const
type RichTag = (typeof richTags)[number]

interface RichElement {
  tag: RichTag
  children: RichNode[]
  /** Allowed link URLs: a path from `/`, or an http, https, mailto or tel URL. */
  href?: string
  /** The id of this part of an article. */
  id?: string
  /** The alignment, if it is not left. */
  align?: string
  /** The attributes of an image. */
  image?: ImageAttributes
}
type ImageAttributes = Pick<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height' | 'loading'
>
export type RichNode = string | RichElement

/** Whether the text is a description or an article. */
export interface RichRules {
  /** The level of its highest headings. */
  topHeading: 2 | 3
  /** Reads images; without it there are none. */
  images?: ImageReader | undefined
}

/** Reads an image from the attributes of its tag; null if it is not allowed. */
export type ImageReader = (attributes: string) => RichElement | null

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
/** Elements whose text is dropped. */
const unread = /<(script|style|template|iframe|object|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/**
 * Parses HTML into a tree of known elements. Of the attributes only link URLs and alignment are
 * kept. The server has sanitised the HTML; this is a second protection.
 */
export function parseRichText(html: string, rules: RichRules): RichNode[] {
  const root: RichElement = { tag: 'p', children: [] }
  const open: RichElement[] = [root]
  for (const [, close, name = '', attributes = '', text] of html
    .replace(unread, '')
    .matchAll(pieces)) {
    if (text !== undefined) current(open, root).children.push(decodeEntities(text))
    else if (close) leave(open, tagOf(name, rules))
    else enter(open, root, elementOf(name, attributes, rules, open.length === 1))
  }
  root.children.filter(isPart).forEach((part, index) => {
    part.id = `part-${index + 1}`
  })
  return root.children
}

/** The highest headings of an article. Ids are positions, because titles can be in any script. */
function isPart(node: RichNode): node is RichElement {
  return typeof node !== 'string' && node.tag === 'h2'
}

/** A comment, a tag, or the text between tags. */
const pieces = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)\b([^>]*)(?:>|$)|([^<]+|<)/g

function tagOf(name: string, { topHeading, images }: RichRules): RichTag | null {
  const lower = name.toLowerCase()
  const tag = richTags.find((known) => known === lower) ?? synonyms[lower] ?? null
  if (!images && (tag === 'figure' || tag === 'figcaption' || tag === 'img')) return null
  if (tag === 'h2' && topHeading === 3) return 'h3'
  return tag
}

function elementOf(
  name: string,
  attributes: string,
  rules: RichRules,
  isTop: boolean,
): RichElement | null {
  const tag = tagOf(name, rules)
  if (tag === 'img') return rules.images?.(attributes) ?? null
  if (tag === 'figure' && !isTop) return null
  const [, align] = /text-align:\s*(center|right|justify)/.exec(attributes) ?? []
  if (tag !== 'a') return tag && { tag, children: [], ...(align && { align }) }
  const href = hrefIn(attributes)
  return href === null ? null : { tag, children: [], href }
}

/** The URL of a link if it is allowed: no scripts, no relative URLs, no `//host`. */
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
  if (element.tag !== 'br' && element.tag !== 'img' && open.length < deepest) open.push(element)
}

/** The maximum nesting depth; deeper elements are flattened. */
const deepest = 12

function leave(open: RichElement[], tag: RichTag | null) {
  const index = open.findLastIndex((element) => element.tag === tag)
  if (tag !== null && index > 0) open.length = index
}

/** The text of a tree, without its elements. */
export function textOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}

/** The parts of an article, each with the id that its heading has on the page. */
export function headingsOf(html: string): { id: string; text: string }[] {
  return parseRichText(html, { topHeading: 2 })
    .filter(isPart)
    .map((part) => ({ id: part.id ?? '', text: textOf([part]) }))
}
