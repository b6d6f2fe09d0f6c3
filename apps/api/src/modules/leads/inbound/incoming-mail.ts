import { hash } from 'node:crypto'
import type { Headers, ParsedMail } from 'mailparser'
import { attachmentsLine, replyTextOf } from './reply-text.ts'

/** An email as it arrived, with the addresses of its envelope. */
export interface IncomingMail {
  /** Empty for delivery reports. */
  readonly envelopeFrom: string
  readonly recipients: readonly string[]
  readonly source: Buffer
}

/** The parts of an email that are passed on. */
export interface ReplyMail {
  /** The address of the author, from its header. */
  readonly from: string
  readonly text: string
  /** Whether a program wrote it: a holiday notice, a mailing list, a delivery report. */
  readonly isAutomatic: boolean
  /** Equal for repeated deliveries. */
  readonly key: string
}

/** The text in place of an image where HTML is read as text. */
const imageLinks = /\[(?:https?|cid|data|image):[^\]\n]{0,2000}\]/g
/** Characters of HTML that are read. */
const longestHtml = 300_000

export async function readReplyMail({ envelopeFrom, source }: IncomingMail): Promise<ReplyMail> {
  const { simpleParser } = await import('mailparser')
  const mail = await simpleParser(source, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: longestHtml,
  })
  const names = mail.attachments.map(({ filename }) => filename)
  const text = (mail.text ?? '').replace(imageLinks, '')
  const parts = [replyTextOf(text), attachmentsLine(names)]
  return {
    from: mail.from?.value[0]?.address ?? '',
    text: parts.filter(Boolean).join('\n\n'),
    isAutomatic: isAutomatic(mail, envelopeFrom),
    key: mail.messageId ?? hash('sha256', source),
  }
}

const programs = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i
const bulk = /^(?:bulk|junk|list|auto_reply)$/i
const markers = ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply', 'x-loop'] as const
/** More hops than this mean a mail loop. */
const mostHops = 30

const headerOf = (headers: Headers, name: string): string => {
  const value = headers.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function isAutomatic({ headers, headerLines, from }: ParsedMail, envelopeFrom: string): boolean {
  const submitted = headerOf(headers, 'auto-submitted')
  const names = headerLines.map(({ key }) => key)
  return (
    envelopeFrom === '' ||
    programs.test(envelopeFrom) ||
    programs.test(from?.value[0]?.address ?? '') ||
    (submitted !== '' && !/^no\b/i.test(submitted)) ||
    bulk.test(headerOf(headers, 'precedence')) ||
    markers.some((name) => names.includes(name)) ||
    names.filter((name) => name === 'received').length > mostHops
  )
}
