import { createTransport, type SendMailOptions } from 'nodemailer'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { addDesk, addEnquiry } from '../../../../test/desk-enquiries.ts'
import {
  createModerationClient,
  type ModerationClient,
} from '../../../../test/moderation-client.ts'
import type { SignedIn } from '../../../../test/users.ts'

const domain = 'reply.edbazaar.example'
let made: Awaited<ReturnType<typeof createTestApp>>
let client: ModerationClient
let admin: SignedIn
let port: number
let owner: SignedIn
let schoolId: number

beforeAll(async () => {
  const inboundMail = { domain, host: '127.0.0.1', port: 0 }
  made = await createTestApp({ config: { inboundMail } })
  client = await createModerationClient(made.app, made.database)
  admin = await client.admin()
  port = (await made.app.inboundMail?.start()) ?? 0
})
beforeEach(async () => {
  ;({ owner, schoolId } = await addDesk(made.database))
})

async function sendMail(mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  await transport.sendMail({ from: 'offers@coaching.example', text: 'Admission open!', ...mail })
  transport.close()
}

/** The lines of an export below the header. */
async function exported(app = made.app, who = owner, id = schoolId): Promise<string[]> {
  const url = `/api/desk/enquiries/csv?kind=school&id=${id}`
  const { payload, statusCode } = await app.inject({ url, headers: who.headers })
  expect(statusCode, payload).toBe(200)
  return payload.trimEnd().split('\r\n').slice(1)
}

/** The email addresses of the check rows. */
const checkAddresses = (lines: readonly string[]) =>
  lines.flatMap((line) => /parent\.[a-z2-7]+@reply\.edbazaar\.example/.exec(line)?.[0] ?? [])

const cases = () =>
  client.rows(
    `select id, why, revision, findings from moderation_case
     where subject_kind = 'school' and subject_id = $1 order by id`,
    [schoolId],
  )

it('an export has two check rows among the others, which no count includes', async () => {
  for (let n = 0; n < 6; n += 1) await addEnquiry(made.database, { schoolId })
  const lines = await exported()
  expect(lines).toHaveLength(8)
  const places = lines.flatMap((line, at) => (checkAddresses([line]).length > 0 ? [at] : []))
  expect(places).toEqual([2, 5])
  expect(new Set(checkAddresses(lines)).size).toBe(2)
  const columns = new Set(lines.map((line) => line.split(',').length))
  expect(columns.size).toBe(1)
  expect(await client.rows('select rows from export_log where user_id = $1', [owner.id])).toEqual([
    { rows: 6 },
  ])
  const query = `kind=school&id=${schoolId}`
  const list = await client.send('GET', '/desk/enquiries', owner, { query })
  expect(list).toMatchObject({ total: 6, check_rows: 2 })
})

it('every export has its own check rows, also an empty one', async () => {
  const addresses = [...checkAddresses(await exported()), ...checkAddresses(await exported())]
  expect(new Set(addresses).size).toBe(4)
})

it('where no emails are received, an export has no check rows', async () => {
  const { app, database } = await createTestApp()
  const desk = await addDesk(database)
  await addEnquiry(database, { schoolId: desk.schoolId })
  expect(await exported(app, desk.owner, desk.schoolId)).toHaveLength(1)
})

it('an email to one opens a case that names the export, and adds no message', async () => {
  await addEnquiry(made.database, { schoolId })
  const [to] = checkAddresses(await exported())
  await sendMail({ to })
  const [found] = await cases()
  expect(found).toMatchObject({
    why: 'scan',
    findings: [
      {
        code: 'exported_address',
        excerpt: expect.stringMatching(/^Meera Iyer, \d{4}-\d\d-\d\d$/),
      },
    ],
  })
  const read = await client.read(admin, found.id)
  expect(read.row.findings).toMatchObject([{ code: 'exported_address' }])
  expect(await client.rows('select id from enquiry_message')).toEqual([])
})

it('repeated, automatic and simultaneous emails join the case', async () => {
  const [first, second] = checkAddresses(await exported())
  await Promise.all([sendMail({ to: first }), sendMail({ to: second }), sendMail({ to: first })])
  await sendMail({ to: first, headers: { 'List-Id': '<offers.coaching.example>' } })
  const [found, ...others] = await cases()
  expect(others).toEqual([])
  expect(found.findings).toHaveLength(1)
  for (let n = 0; n < 5; n += 1) await sendMail({ to: first })
  const [later] = await cases()
  expect(later.revision).toBe(5)
})

it('an email about another export of the listing is a finding of its own', async () => {
  const [first] = checkAddresses(await exported())
  await client.rows(`update export_log set at = at - interval '3 days' where user_id = $1`, [
    owner.id,
  ])
  const [second] = checkAddresses(await exported())
  await sendMail({ to: [String(first), String(second)] })
  const [found] = await cases()
  expect(found.findings).toHaveLength(2)
})

it('delivery reports open none, and other addresses are refused', async () => {
  const [to = ''] = checkAddresses(await exported())
  await sendMail({ envelope: { from: '', to }, to })
  expect(await cases()).toEqual([])
  await expect(sendMail({ to: to.replace('parent.', 'parent.a') })).rejects.toThrow('550')
  await expect(sendMail({ to: to.replace('parent.', 'reply+') })).rejects.toThrow('550')
})
