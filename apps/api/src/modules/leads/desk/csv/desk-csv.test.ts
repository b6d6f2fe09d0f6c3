import { beforeAll, describe, expect, it } from 'vitest'
import { createDeskClient, type DeskClient } from '../../../../../test/desk-client.ts'
import { addDesk, addDeskMember, addEnquiry } from '../../../../../test/desk-enquiries.ts'
import { endRecentPassword } from '../../../../../test/recent-password.ts'

let client: DeskClient
beforeAll(async () => {
  client = await createDeskClient()
})

describe('an export', () => {
  it('has the enquiries of the query with a live consent, in order', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    await addEnquiry(client.database, { schoolId, parentName: 'Old', confirmedAt: new Date(0) })
    await addEnquiry(client.database, { schoolId, parentName: 'New' })
    await addEnquiry(client.database, { schoolId, parentName: 'Gone' }, { withdrawnAt: new Date() })
    await addEnquiry(client.database, { schoolId, parentName: 'Late', state: 'visit' })
    const { payload, headers } = await client.csv(
      owner,
      `kind=school&id=${schoolId}&state=new&sort=oldest`,
    )
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toContain('enquiries.csv')
    const lines = payload.trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFFReference,Received,State/)
    expect(lines.slice(1).map((line) => line.split(',')[5])).toEqual(['Old', 'New'])
    expect(payload).toContain('Is there a bus? Call me on 98•••••345.')
    expect(payload).not.toContain('9845012345')
  })

  it('has no formula', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    await addEnquiry(client.database, {
      schoolId,
      parentName: '=HYPERLINK("http://evil.example")',
      childName: '+1',
      classSought: '@SUM(A1)',
      message: '-2+3',
    })
    const { payload } = await client.csv(owner, `kind=school&id=${schoolId}`)
    const [, line = ''] = payload.split('\r\n')
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/)
  })

  it('without permission for email has no address', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    await addEnquiry(client.database, { schoolId }, { channels: ['phone'] })
    const { payload } = await client.csv(owner, `kind=school&id=${schoolId}`)
    expect(payload).not.toContain('asha@menon.example')
  })

  it('needs a recent password, and is not logged without one', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    await addEnquiry(client.database, { schoolId })
    await endRecentPassword(client.database, owner.id)
    const refusal = await client.csv(owner, `kind=school&id=${schoolId}`)
    expect(refusal.statusCode).toBe(403)
    expect(refusal.json().code).toBe('confirm_password')
    const log = 'select id from export_log where user_id = $1'
    expect((await client.database.pool.query(log, [owner.id])).rows).toEqual([])
  })

  it('is logged, and is for owners and managers', async () => {
    const { owner, schoolId } = await addDesk(client.database)
    const counsellor = await addDeskMember(client.database, schoolId, 'counsellor')
    const manager = await addDeskMember(client.database, schoolId, 'manager')
    await addEnquiry(client.database, { schoolId })
    const query = `kind=school&id=${schoolId}`
    expect((await client.csv(counsellor, query)).statusCode).toBe(403)
    expect((await client.csv(manager, query)).statusCode).toBe(200)
    await client.csv(owner, 'kind=all_schools')
    const { rows } = await client.database.pool.query(
      'select user_id, what, rows from export_log where user_id = any($1) order by id',
      [[owner.id, counsellor.id, manager.id]],
    )
    expect(rows).toEqual([
      { user_id: manager.id, what: 'enquiries', rows: 1 },
      { user_id: owner.id, what: 'enquiries', rows: 1 },
    ])
  })
})
