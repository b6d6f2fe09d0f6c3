import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../../../config.ts'
import { bounceAddressOf } from './bounces/bounce-address.ts'
import type { OutgoingMail } from './outbox.repository.ts'

/** Sends one email, or throws. Sending the same email again must be harmless. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

export type MailSettings = Pick<Config, 'smtpUrl' | 'smtpRequireTls' | 'mailFrom' | 'dataDir'> &
  Partial<Pick<Config, 'inboundMail'>>

/** SMTP if configured, or else files in the folder `outbox` of DATA_DIR. */
export function mailTransport(settings: MailSettings): MailTransport {
  const { smtpUrl, dataDir } = settings
  return smtpUrl === undefined
    ? fileTransport(settings, join(dataDir, 'outbox'))
    : smtpTransport(settings, smtpUrl)
}

/** Milliseconds that the mail server may take for each step. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpTransport(settings: MailSettings, smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(timeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  // Without it, nodemailer sends password and emails as plain text if STARTTLS is not offered.
  url.searchParams.set('requireTLS', String(settings.smtpRequireTls))
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(url.href)
    try {
      await transport.sendMail(messageOf(mail, settings))
    } finally {
      transport.close()
    }
  }
}

/** Writes one file per email, named by its id, so that a duplicate replaces it. */
function fileTransport(settings: MailSettings, folder: string): MailTransport {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(messageOf(mail, settings))
    const file = join(folder, `${String(mail.id).padStart(6, '0')}-${mail.messageId}.eml`)
    await mkdir(folder, { recursive: true })
    // Emails contain tokens that sign in. An older version may have created the folder.
    await chmod(folder, 0o700)
    await writeFile(`${file}.part`, message, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

function messageOf(mail: OutgoingMail, { mailFrom, inboundMail }: MailSettings): SendMailOptions {
  const { toName, toAddress, replyTo, subject, textBody, htmlBody, unsubscribeUrl, calendar } = mail
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${mail.messageId}@${domain}>`,
    date: mail.createdAt,
    from: { ...mailFrom },
    to: { name: toName ?? '', address: toAddress },
    // Reports about bulk emails come back to this server; others to the sender.
    ...(mail.bulkMailId !== null &&
      inboundMail && {
        envelope: { from: bounceAddressOf(mail.messageId, inboundMail.domain), to: toAddress },
      }),
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: textBody,
    html: htmlBody,
    ...(calendar !== null && { icalEvent: { ...calendar, filename: 'visit.ics' } }),
    headers: {
      // Prevents automatic replies such as holiday notices.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
