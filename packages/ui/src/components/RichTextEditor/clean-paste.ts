import { alignmentIn } from './alignment'

/** A start tag with its attributes; a `>` within quotes is no end. */
const startTag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

/**
 * HTML with its style attributes by another name, which alone the editor reads: parsing an inline
 * style is reported under a strict Content-Security-Policy.
 */
export function withoutStyles(html: string): string {
  return html.replace(startTag, (tag) =>
    tag.replace(/\sdata-style\s*=/gi, ' data-old=').replace(/([\s"'])style\s*=/gi, '$1data-style='),
  )
}

/** What is never for readers, with all that is in it. */
const unread =
  'script, style, link, meta, title, head, template, noscript, iframe, object, embed, svg, math, img, image, video, audio, canvas, form, input, button, select, textarea, xml'

/**
 * What is pasted from Word or a web page, as it would have been written here: lists, bold, headings,
 * links and alignment stay; styles, classes, images, scripts and Word's own marks go.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(readable(html)), 'text/html')
  for (const element of body.querySelectorAll(unread)) element.remove()
  makeLists(body)
  for (const element of body.querySelectorAll('*')) simplify(element)
  return body.innerHTML
}

/**
 * Without comments: Word hides the bullets of its lists between two of them. Without sheets of
 * styles and handlers of events, which a strict policy reports as an inline style.
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

/** Word's lists are paragraphs that say so in their style: they become lists again. */
function makeLists(body: HTMLElement) {
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/mso-list\s*:\s*l\d/i.test(styleOf(paragraph))) continue
    const words = paragraph.textContent ?? ''
    const name = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]\s/i.test(words) ? 'ol' : 'ul'
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

/** The emphasis that a style gives stays as an element; every other attribute goes. */
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
 * Google's documents wrap everything in a bold element that says it is not bold. Word says
 * `mso-bidi-font-weight: normal` of what is bold.
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
