import { alignmentIn } from './alignment'

/** A start tag with its attributes; a `>` in quotes does not end it. */
const startTag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

/**
 * Renames style attributes to `data-style`, which the editor reads, because a strict
 * Content-Security-Policy reports inline styles in parsed HTML.
 */
export function withoutStyles(html: string): string {
  return html.replace(startTag, (tag) =>
    tag.replace(/\sdata-style\s*=/gi, ' data-old=').replace(/([\s"'])style\s*=/gi, '$1data-style='),
  )
}

/** Elements that are removed with their content. */
const unread =
  'script, style, link, meta, title, head, template, noscript, iframe, object, embed, svg, math, img, image, video, audio, canvas, form, input, button, select, textarea, xml'

/**
 * Cleans HTML pasted from Word or a web page: keeps lists, emphasis, headings, links and alignment;
 * removes styles, classes, images, scripts and Word's markup.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(readable(html)), 'text/html')
  for (const element of body.querySelectorAll(unread)) element.remove()
  makeLists(body)
  for (const element of body.querySelectorAll('*')) simplify(element)
  return body.innerHTML
}

/**
 * Removes comments, between which Word hides list bullets, and stylesheets and event handlers,
 * which a strict Content-Security-Policy reports.
 */
function readable(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(startTag, (tag) => tag.replace(/([\s"'])on[a-z]+\s*=/gi, '$1data-old='))
    .replace(/<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi, '')
    .replace(/<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
}

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

/** Converts Word's list paragraphs into lists. */
function makeLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/mso-list\s*:\s*l\d/i.test(styleOf(paragraph))) continue
    const text = paragraph.textContent ?? ''
    const name = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]\s/i.test(text) ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    const list = before?.hasAttribute('data-word') && before.localName === name ? before : null
    const into = list ?? body.ownerDocument.createElement(name)
    if (!list) {
      into.setAttribute('data-word', '')
      paragraph.before(into)
    }
    const entry = body.ownerDocument.createElement('li')
    entry.append(...paragraph.childNodes)
    into.append(entry)
    paragraph.remove()
  }
}

/** Converts styled emphasis into elements and removes all other attributes. */
function simplify(element: Element) {
  const style = styleOf(element)
  const href = element.localName === 'a' ? element.getAttribute('href') : null
  const alignment = alignmentIn(style) ?? alignmentIn(`text-align:${element.getAttribute('align')}`)
  for (const { name } of [...element.attributes]) element.removeAttribute(name)
  if (href !== null) element.setAttribute('href', href)
  if (alignment !== null) element.setAttribute('data-style', `text-align: ${alignment}`)
  if (/^(b|strong|i|em)$/.test(element.localName) && isPlain(style, element.localName)) {
    element.replaceWith(...element.childNodes)
  } else if (element.localName === 'span') emphasise(element, style)
  else if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
}

/**
 * Google Docs wraps everything in a bold element with a normal font weight. Word sets
 * `mso-bidi-font-weight: normal` on bold text.
 */
function isPlain(style: string, name: string): boolean {
  return /^(b|strong)$/.test(name)
    ? /(?<![\w-])font-weight\s*:\s*(normal|400)/i.test(style)
    : /(?<![\w-])font-style\s*:\s*normal/i.test(style)
}

const emphases: readonly (readonly [string, RegExp])[] = [
  ['strong', /(?<![\w-])font-weight\s*:\s*(bold|[6-9]00)/i],
  ['em', /(?<![\w-])font-style\s*:\s*italic/i],
  ['u', /(?<![\w-])text-decoration[^;]*:[^;]*underline/i],
  ['s', /(?<![\w-])text-decoration[^;]*:[^;]*line-through/i],
]

function emphasise(span: Element, style: string) {
  for (const [name, pattern] of emphases) {
    if (!pattern.test(style) || span.closest('a') !== null) continue
    const emphasis = span.ownerDocument.createElement(name)
    emphasis.append(...span.childNodes)
    span.append(emphasis)
  }
}
