import type { CalendarFile } from '../../../db/schema/index.ts'

export type { CalendarFile }

/** Stands for the unsubscribe URL in the content that many emails share. */
export const unsubscribeMark = 'https://unsubscribe.invalid/'

/**
 * An email before it is rendered as text and HTML. Any part may contain text typed by a visitor.
 */
export interface EmailMessage {
  readonly to: { readonly name?: string; readonly address: string }
  readonly replyTo?: string
  readonly subject: string
  /** Paragraphs before the quote, the items and the button. */
  readonly before: readonly string[]
  /** Text of a visitor, with its line breaks. */
  readonly quote?: string
  /** Records with a link, after the quote. */
  readonly items?: readonly {
    readonly label: string
    readonly text: string
    readonly url: string
  }[]
  /** Rich content after the paragraphs. Its HTML is inserted as it is: it must be clean and styled. */
  readonly content?: { readonly html: string; readonly text: string }
  readonly button?: { readonly label: string; readonly url: string }
  /** Paragraphs after the button. */
  readonly after?: readonly string[]
  /** The reason why the recipient gets this email. */
  readonly footer: string
  /** A calendar entry to attach. */
  readonly calendar?: CalendarFile
  /** One-click unsubscribe URL (RFC 8058). */
  readonly unsubscribeUrl?: string
}
