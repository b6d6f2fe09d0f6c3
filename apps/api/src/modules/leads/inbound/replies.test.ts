import { createTransport, type SendMailOptions } from 'nodemailer'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import type { TestDatabase } from '../../../../test/database.ts'
import {
  createEnquiryClient,
  type EnquiryClient,
  enquiryConsent,
} from '../../../../test/enquiry-client.ts'
import type { SignedIn } from '../../../../test/users.ts'

const domain = 'reply.edbazaar.example'
let client: EnquiryClient
let database: TestDatabase
let port: number

beforeAll(async () => {
  const inboundMail = { domain, host: '127.0.0.1', port: 0 }
  const { app, database: created } = await createTestApp({ config: { inboundMail } })
  database = created
  client = await createEnquiryClient(app, database)
  port = (await app.inboundMail?.start()) ?? 0
})

/** Sends an email over SMTP; returns the refusal, or null. */
async function sendMail(mail: SendMailOptions): Promise<string | null> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    await transport.sendMail({ subject: 'Re: Enquiry', ...mail })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}

const everyHour = { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59', channels: ['email'] }

/** An enquiry, and the addresses that replies of the school and of the parent go to. */
async function newThread() {
  const { id: schoolId, owner } = await client.school()
  const parent = await client.parent()
  const id = await client.sent(parent, schoolId, { consent: enquiryConsent(everyHour) })
  const [office] = await client.rows('select email from app_user where id = $1', [owner.id])
  return {
    id,
    owner,
    parent,
    office: String(office?.email),
    toParent: await replyAddressFor(parent.email),
    toSchool: await replyAddressFor(String(office?.email)),
  }
}

async function replyAddressFor(address: string): Promise<string> {
  const [mail] = await client.rows(
    'select reply_to from outgoing_mail where to_address = $1 order by id desc limit 1',
    [address],
  )
  return String(mail?.reply_to)
}

const deskTexts = async (owner: SignedIn, id: string): Promise<(string | null)[]> => {
  const { timeline } = await client.request(
    'GET',
    '/desk/enquiries/{id}',
    owner.headers,
    {},
    { id },
  )
  return timeline
    .filter(({ kind }: { kind: string }) => kind === 'message' || kind === 'email')
    .map(({ text }: { text: string | null }) => text)
}

describe('a reply by email', () => {
  it('of the parent reaches the desk without the quoted text', async () => {
    const { id, owner, parent, toParent } = await newThread()
    expect(toParent).toContain(`@${domain}`)
    const text = 'Is there a bus?\n\nOn Tue, 24 Nov 2026, Vidya wrote:\n> Hello'
    expect(await sendMail({ from: parent.email, to: toParent, text })).toBeNull()
    expect(await deskTexts(owner, id)).toEqual(['Is there a bus?'])
  })

  it('of a member goes to the parent, as an email of the desk', async () => {
    const { id, owner, parent, office, toSchool } = await newThread()
    expect(await sendMail({ from: office, to: toSchool, text: 'Yes, route 6.' })).toBeNull()
    expect(await deskTexts(owner, id)).toEqual(['Yes, route 6.'])
    expect((await client.read(parent.headers, id)).state).toBe('answered')
    const [mail] = await client.rows(
      'select text_body, reply_to from outgoing_mail where to_address = $1 order by id desc limit 1',
      [parent.email],
    )
    expect(mail?.text_body).toContain('> Yes, route 6.')
    expect(mail?.text_body).toContain('You can also reply to this email.')
    expect(await sendMail({ from: parent.email, to: mail?.reply_to, text: 'Thanks' })).toBeNull()
    expect(await deskTexts(owner, id)).toContain('Thanks')
  })

  it('is added once, however often it is delivered', async () => {
    const { id, owner, parent, toParent } = await newThread()
    const mail = {
      from: parent.email,
      to: toParent,
      text: 'Once',
      messageId: `<${id}@mail.example>`,
    }
    expect(await Promise.all([sendMail(mail), sendMail(mail), sendMail(mail)])).toEqual([
      null,
      null,
      null,
    ])
    expect(await deskTexts(owner, id)).toEqual(['Once'])
  })

  it('names attachments and keeps none', async () => {
    const { id, owner, parent, toParent } = await newThread()
    const attachments = [{ filename: 'report-card.pdf', content: Buffer.alloc(20_000) }]
    await sendMail({ from: parent.email, to: toParent, text: 'See here.', attachments })
    expect(await deskTexts(owner, id)).toEqual([
      'See here.\n\n[Attachments not passed on: report-card.pdf]',
    ])
  })

  it('in HTML is read as text', async () => {
    const { id, owner, parent, toParent } = await newThread()
    const html = `<style>p{}</style><script>alert(1)</script><p>Yes &lt;b&gt; <img src="https://x.example/t.gif" onerror="alert(2)"></p>
      <blockquote>On Tuesday the school wrote</blockquote>${'<div>'.repeat(50)}`
    expect(await sendMail({ from: parent.email, to: toParent, html })).toBeNull()
    const [text] = await deskTexts(owner, id)
    expect(text).toContain('Yes <b>')
    expect(text).not.toMatch(/alert|onerror|x\.example/)
  })

  it.each([
    ['a holiday notice', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a mailing list', { headers: { 'List-Id': '<all.example.in>' } }],
    ['bulk mail', { headers: { Precedence: 'bulk' } }],
    ['a long loop', { headers: { Received: Array(40).fill('from a by b') } }],
  ])('that is %s is ignored', async (_, fields) => {
    const { id, owner, parent, toParent } = await newThread()
    const mail = { from: parent.email, to: toParent, text: 'I am away', ...fields }
    expect(await sendMail(mail)).toBeNull()
    expect(await deskTexts(owner, id)).toEqual([])
  })

  it('that is a delivery report is ignored', async () => {
    const { id, owner, parent, toParent } = await newThread()
    const envelope = { from: '', to: toParent }
    expect(await sendMail({ from: parent.email, envelope, text: 'Failed' })).toBeNull()
    expect(await deskTexts(owner, id)).toEqual([])
  })

  it('of somebody else is refused', async () => {
    const { id, owner, parent, toParent, toSchool } = await newThread()
    const from = 'somebody@example.com'
    expect(await sendMail({ from, to: toParent, text: 'x' })).toContain('Write from the address')
    expect(await sendMail({ from: parent.email, to: toSchool, text: 'x' })).toContain('550')
    expect(await deskTexts(owner, id)).toEqual([])
  })

  it('to an address that was not given out is refused at once', async () => {
    const { parent, toParent } = await newThread()
    const guessed = toParent.replace(/\+../, '+zz')
    for (const to of [guessed, `reply@${domain}`, 'meera@gmail.com'])
      expect(await sendMail({ from: parent.email, to, text: 'x' })).toContain('Address not found')
  })

  it('that is empty or too long is refused with the reason', async () => {
    const { id, owner, parent, toParent } = await newThread()
    const send = (text: string) => sendMail({ from: parent.email, to: toParent, text })
    expect(await send('> Hello')).toContain('above the quoted message')
    expect(await send('x'.repeat(2_001))).toContain('Shorten the message')
    const large = [{ filename: 'a.bin', content: Buffer.alloc(6 * 1024 * 1024) }]
    const refused = await sendMail({
      from: parent.email,
      to: toParent,
      text: 'x',
      attachments: large,
    })
    expect(refused).toContain('552')
    expect(await deskTexts(owner, id)).toEqual([])
  })

  it('of a parent who withdrew, and of a former member, is refused', async () => {
    const { id, owner, office, parent, toParent, toSchool } = await newThread()
    await client.withdraw(parent.headers, id, 'enquiry')
    expect(await sendMail({ from: parent.email, to: toParent, text: 'x' })).toContain('550')
    expect(await sendMail({ from: office, to: toSchool, text: 'x' })).toContain('withdrawn')
    const other = await newThread()
    await client.rows('update listing_member set removed_at = now() where user_id = $1', [
      other.owner.id,
    ])
    const refused = await sendMail({ from: other.office, to: other.toSchool, text: 'x' })
    expect(refused).toContain('permission')
    expect(owner.id).not.toBe(other.owner.id)
  })
})
