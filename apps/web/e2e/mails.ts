import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A mail that the product wrote into its folder, as its headers and its plain words. */
export interface Mail {
  head: string
  text: string
}

/** Whether the folder of mails is known: not where the product runs elsewhere. */
export const hasOutbox = process.env.E2E_DATA_DIR !== undefined

/** The mails to an address, the oldest first, once there are so many. */
export async function mailsTo(address: string, howMany: number): Promise<Mail[]> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      mails = (await readMails()).filter(({ head }) => head.includes(`\r\nTo: ${address}`))
      return mails.length
    })
    .toBe(howMany)
  return mails
}

async function readMails(): Promise<Mail[]> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
  const files = await readdir(folder).catch(() => [])
  const written = files.filter((file) => file.endsWith('.eml')).toSorted()
  return Promise.all(written.map(async (file) => parse(await readFile(join(folder, file), 'utf8'))))
}

function parse(file: string): Mail {
  const [head = '', ...parts] = file.split('\r\n\r\n')
  // Two forms of the same words, the plain one first; each has headers of its own.
  const [, plain = ''] = parts.join('\r\n\r\n').split('----_NmP')
  const text = plain.slice(plain.indexOf('\r\n\r\n') + 4)
  return { head: head.replace(/\r\n\s+/g, ' '), text: decode(text) }
}

/** Quoted-printable. */
function decode(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
