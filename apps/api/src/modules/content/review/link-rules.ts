/** Approved texts after which an author is no longer new. */
export const newAuthorTexts = 3
/** Links that a text of a new author may have. */
export const maxLinksOfNewAuthors = 2

/** The URLs of the links of cleaned HTML, in order. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

/** The hosts that the links lead to, without `www.`, each once. */
export const hostsIn = (html: string): string[] => [
  ...new Set(
    linksIn(html).flatMap((href) => {
      if (!/^https?:/i.test(href) || !URL.canParse(href)) return []
      return new URL(href).hostname.toLowerCase().replace(/^www\./, '')
    }),
  ),
]
