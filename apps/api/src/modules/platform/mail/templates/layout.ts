import type { EmailMessage } from '../email-message.ts'

/** Maximum length of a subject, which may contain text typed by a visitor. */
const longestSubject = 150

/** Control characters, which could end or hide in a header. */
const controls = /\p{Cc}/gu

/** One line without control characters: what a header may hold. */
export const oneLine = (text: string) => text.replace(controls, ' ').replace(/ +/g, ' ').trim()

interface RenderedEmail {
  readonly subject: string
  readonly text: string
  /** Without requests, except for the images of newsletters. */
  readonly html: string
}

/** The layout of every email. */
export const renderEmail = (message: EmailMessage): RenderedEmail => ({
  subject: oneLine(message.subject).slice(0, longestSubject),
  text: textOf(message),
  html: htmlOf(message),
})

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

function textOf(message: EmailMessage): string {
  const { before, content, button, quote, items = [], after = [], footer } = message
  return [
    ...before,
    ...(content ? [content.text] : []),
    ...(quote === undefined ? [] : [quote.replace(/^/gm, '> ')]),
    ...items.map(({ label, text, url }) =>
      text === '' ? `${label}:\n${url}` : `${label}\n${text}\n${url}`,
    ),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    `--\nEdBazaar\n${footer}`,
  ].join('\n\n')
}

const font = "font-family:'Anek Latin',Arial,sans-serif"

function htmlOf(message: EmailMessage): string {
  const { subject, before, content, button, quote, items = [], after = [], footer } = message
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;background:#0b5f66;color:#fffdf8;text-decoration:none;border-radius:3px">${escapeHtml(button.label)}</a></p>`
    : ''
  const quoted =
    quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #f2a516;white-space:pre-wrap">${escapeHtml(quote)}</blockquote>`
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;background:#fbf7ee;color:#24211b;${font};font-size:17px;line-height:26px">`,
    '<div style="max-width:560px;margin:0 auto;padding:32px 16px">',
    '<p style="margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid #24211b;font-weight:bold">EdBazaar</p>',
    ...before.map(paragraph),
    content?.html ?? '',
    quoted,
    ...items.map(
      ({ label, text, url }) =>
        `<p style="margin:0;padding:12px 0;border-top:1px solid #e3dac8"><a href="${escapeHtml(url)}" style="color:#0b5f66;font-weight:bold">${escapeHtml(label)}</a><br><span style="font-size:15px;color:#6f6657">${escapeHtml(text)}</span></p>`,
    ),
    link,
    ...after.map(paragraph),
    `<p style="margin:32px 0 0;padding:12px 0 0;border-top:1px solid #e3dac8;font-size:13px;line-height:20px;color:#6f6657">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('')
}
