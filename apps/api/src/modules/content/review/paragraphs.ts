const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Plain text as paragraphs; null without text. */
export const paragraphsHtml = (text: string): string | null =>
  text === ''
    ? null
    : text
        .split(/\n[ \t]*\n\s*/)
        .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
        .join('')

/** The plain text that `paragraphsHtml` was given. */
export const paragraphsText = (html: string | null): string =>
  (html ?? '')
    .replaceAll('</p><p>', '\n\n')
    .replaceAll(/<br\s?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
