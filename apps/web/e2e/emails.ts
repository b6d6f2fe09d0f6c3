import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** An email that the server wrote to its outbox folder: headers and plain text. */
export interface Email {
  head: string
  text: string
}

/** Whether the outbox folder is available. It is not when the tests run against another server. */
export const hasOutbox = process.env.E2E_DATA_DIR !== undefined

/** Waits until an address has received `count` emails, and returns them, oldest first. */
export async function emailsTo(
  address: string,
  count: number,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<Email[]> {
  let emails: Email[] = []
  await expect
    .poll(async () => {
      emails = await allEmailsTo(address, dataDir)
      return emails.length
    })
    .toBe(count)
  return emails
}

/** The emails that an address has received until now, oldest first. */
export const allEmailsTo = async (
  address: string,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<Email[]> =>
  (await readEmails(dataDir)).filter(({ head }) => head.includes(`\r\nTo: ${address}`))

async function readEmails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const written = files.filter((file) => file.endsWith('.eml')).toSorted()
  return Promise.all(written.map(async (file) => parse(await readFile(join(folder, file), 'utf8'))))
}

function parse(file: string): Email {
  const [head = '', ...parts] = file.split('\r\n\r\n')
  // The message has a plain text part, then an HTML part. Each part has its own headers.
  const [, plain = ''] = parts.join('\r\n\r\n').split('----_NmP')
  const text = plain.slice(plain.indexOf('\r\n\r\n') + 4)
  return { head: head.replace(/\r\n\s+/g, ' '), text: decodeQuotedPrintable(text) }
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
