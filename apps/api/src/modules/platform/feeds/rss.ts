/** The subject of a feed. */
export interface RssChannel {
  readonly title: string
  readonly description: string
  /** Path of the page that it follows, such as `/blogs`. */
  readonly path: string
  /** Path of the feed itself. */
  readonly feedPath: string
}

export interface RssItem {
  readonly title: string
  readonly description: string
  /** Path of its page. */
  readonly path: string
  readonly author: string | null
  readonly category: string | null
  readonly publishedAt: Date
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for XML 1.0, which has no control characters. */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

const optional = (tag: string, text: string | null): string[] =>
  text === null ? [] : [`<${tag}>${escapeXml(text)}</${tag}>`]

/** An RSS 2.0 document; `site` is the origin with BASE_PATH. */
export function rssDocument(channel: RssChannel, items: readonly RssItem[], site: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(channel.title)}</title>`,
    `<link>${escapeXml(site + channel.path)}</link>`,
    `<atom:link href="${escapeXml(site + channel.feedPath)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(channel.description)}</description>`,
    '<language>en-IN</language>',
    ...items.map((item) => itemOf(item, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf(item: RssItem, site: string): string {
  const address = escapeXml(site + item.path)
  return [
    '<item>',
    `<title>${escapeXml(item.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${escapeXml(item.description)}</description>`,
    ...optional('dc:creator', item.author),
    ...optional('category', item.category),
    `<pubDate>${item.publishedAt.toUTCString()}</pubDate>`,
    '</item>',
  ].join('')
}
