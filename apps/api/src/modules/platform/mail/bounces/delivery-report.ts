import { enhancedStatus } from './enhanced-status.ts'

/** A mail server's report that an email was not delivered. */
interface DeliveryReport {
  /** The status of RFC 3463, such as 5.1.1. */
  readonly status: string
  /** The reply of the recipient's mail server. */
  readonly answer: string
}

const longestAnswer = 500
/** Bytes of a report that are read. */
const longestPart = 20_000

const fieldOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t]+.*)*)`, 'im')
    .exec(text)?.[1]
    ?.replace(/\s+/g, ' ')

/** Reads a report of a failed delivery (RFC 3464); null for delays, successes and other emails. */
export async function readDeliveryReport(source: Buffer): Promise<DeliveryReport | null> {
  const { simpleParser } = await import('mailparser')
  // The types of mailparser do not have the option.
  const options = { skipHtmlToText: true, skipTextToHtml: true, keepDeliveryStatus: true }
  const mail = await simpleParser(source, options)
  const part = mail.attachments.find(
    ({ contentType }) => contentType.toLowerCase() === 'message/delivery-status',
  )
  if (!part) return null
  const report = part.content.subarray(0, longestPart).toString('utf8').toWellFormed()
  if (fieldOf(report, 'Action')?.trim().toLowerCase() !== 'failed') return null
  const status = enhancedStatus(fieldOf(report, 'Status') ?? '')
  if (status === undefined) return null
  const said = fieldOf(report, 'Diagnostic-Code') ?? status
  return { status, answer: said.replace(/^\w+;\s*/, '').slice(0, longestAnswer) }
}
