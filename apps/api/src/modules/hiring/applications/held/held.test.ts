import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type ApplicationClient,
  createApplicationClient,
} from '../../../../../test/application-client.ts'
import { addJob } from '../../../../../test/job-applications.ts'
import { addSignedIn } from '../../../../../test/users.ts'

let client: ApplicationClient
beforeAll(async () => {
  client = await createApplicationClient()
})

const person = { full_name: 'Raghav  Subramanian', born_on: '1988-03-09', pincode: '560038' }

async function withOwner() {
  const { jobId, owner } = await addJob(client.database)
  if (!owner) throw new Error('The job has no owner')
  return { jobId, owner }
}

/** Sends the application of a new account. */
async function send(jobId: number, details: object = person) {
  const email = `${randomUUID()}@example.in`
  const seeker = await addSignedIn(client.database, { email })
  const id = await client.complete(seeker, jobId, details)
  const { row } = await client.submit(seeker, id)
  return { seeker, email, id, publicId: id, row }
}

async function emailsOf(email: string): Promise<string[]> {
  const { rows } = await client.database.pool.query(
    'select subject from outgoing_mail where to_address = $1 order by id',
    [email],
  )
  return rows.map(({ subject }) => subject)
}

describe('an application that another account of the person has sent', () => {
  it('is held, and both applicants get an email', async () => {
    const { jobId, owner } = await withOwner()
    const first = await send(jobId)
    const second = await send(jobId, { ...person, full_name: 'R. SUBRAMANIAN' })
    expect(first.row.is_held).toBe(false)
    expect(second.row).toMatchObject({ is_held: true, state: 'submitted' })
    expect(await emailsOf(first.email)).toContain('A second application for PGT Mathematics')
    expect(await emailsOf(second.email)).toEqual([
      'Your application for PGT Mathematics is being checked',
    ])
    const { data, counts } = await client.list(owner, `job_id=${jobId}`)
    expect(data.map(({ id }: { id: string }) => id)).toEqual([first.id])
    expect(counts.submitted).toBe(1)
    await client.read(owner, second, 404)
    await client.move(owner, second, { state: 'shortlisted' }, 404)
  })

  it.each([
    ['surname', { full_name: 'Raghav Iyer' }],
    ['date of birth', { born_on: '1988-03-10' }],
    ['PIN code', { pincode: '560001' }],
  ])('is not held with another %s', async (_, other) => {
    const { jobId } = await withOwner()
    await send(jobId)
    expect((await send(jobId, { ...person, ...other })).row.is_held).toBe(false)
  })

  it('is not held for another job, nor after the first one is withdrawn', async () => {
    const [one, two] = [await withOwner(), await withOwner()]
    const first = await send(one.jobId)
    expect((await send(two.jobId)).row.is_held).toBe(false)
    await client.end(first.seeker, first, 'withdraw')
    expect((await send(one.jobId)).row.is_held).toBe(false)
  })

  it('goes to the employer when the first one is withdrawn', async () => {
    const { jobId, owner } = await withOwner()
    const [first, second] = [await send(jobId), await send(jobId)]
    await client.end(first.seeker, first, 'withdraw')
    expect((await client.mine(second.seeker, second)).row.is_held).toBe(false)
    expect((await client.read(owner, second)).row.state).toBe('submitted')
    expect(await emailsOf(second.email)).toContain('Your application for PGT Mathematics was sent')
  })

  it('is released by an admin with a reason, once', async () => {
    const { jobId, owner } = await withOwner()
    await send(jobId)
    const second = await send(jobId)
    const admin = await addSignedIn(client.database, { isAdmin: true })
    const path = '/admin/job-applications/{id}/release'
    const request = {
      params: { id: second.id },
      body: { reason: 'Twin sisters with an address in common.' },
    }
    await client.send('POST', path, owner, { ...request, status: 403 })
    await client.send('POST', path, admin, request)
    await client.send('POST', path, admin, { ...request, status: 409 })
    const { events } = await client.read(owner, second)
    expect(events.map(({ kind }: { kind: string }) => kind)).not.toContain('held')
    const { rows } = await client.database.pool.query(
      `select reason from audit_entry where field = 'application_release' and entity_id = $1`,
      [jobId],
    )
    expect(rows).toEqual([{ reason: request.body.reason }])
  })

  it('is counted for admins until it is released or withdrawn, and filters the job seekers', async () => {
    const { jobId } = await withOwner()
    const admin = await addSignedIn(client.database, { isAdmin: true })
    const waiting = async (): Promise<number> => {
      const { data } = await client.send('GET', '/admin/waiting', admin)
      const of = data.find(({ queue }: { queue: string }) => queue === 'held_application')
      return of?.waiting ?? 0
    }
    const listed = async () => {
      const { data } = await client.send('GET', '/admin/job-seekers', admin, {
        query: 'applications=held',
      })
      return new Map<string, number>(
        data.map((row: { email: string; held_applications: number }) => [
          row.email,
          row.held_applications,
        ]),
      )
    }
    const before = await waiting()
    const [first, second, third] = [await send(jobId), await send(jobId), await send(jobId)]
    expect(await waiting()).toBe(before + 2)
    const held = await listed()
    expect([first, second, third].map(({ email }) => held.get(email))).toEqual([undefined, 1, 1])
    await client.end(third.seeker, third, 'withdraw')
    expect(await waiting()).toBe(before + 1)
    await client.send('POST', '/admin/job-applications/{id}/release', admin, {
      params: { id: second.id },
      body: { reason: 'Twin sisters with an address in common.' },
    })
    expect(await waiting()).toBe(before)
    expect((await listed()).has(second.email)).toBe(false)
    const { queues } = await client.send('GET', '/admin/status', admin)
    const queue = queues.find((each: { queue: string }) => each.queue === 'held_application')
    expect(queue.decided_today).toBeGreaterThan(0)
  })

  it('is one of two that are sent at the same time', async () => {
    const { jobId } = await withOwner()
    const drafts = await Promise.all(
      [1, 2].map(async () => {
        const seeker = await addSignedIn(client.database)
        return { seeker, id: await client.complete(seeker, jobId, person) }
      }),
    )
    const sent = await Promise.all(drafts.map(({ seeker, id }) => client.submit(seeker, id)))
    expect(sent.map(({ row }) => row.is_held).toSorted()).toEqual([false, true])
  })
})

describe('the date of birth', () => {
  it.each([
    ['2015-01-01', 'You must be 18 or older to apply.'],
    ['1700-01-01', 'Enter your date of birth, such as 1990-07-28.'],
  ])('%s is refused', async (bornOn, msg) => {
    const { jobId } = await withOwner()
    const seeker = await addSignedIn(client.database)
    const { row } = await client.start(seeker, jobId)
    const details = { section: 'details', complete: true, phone: '9845012345', city: 'Mysuru' }
    const { errors } = await client.save(
      seeker,
      row.id,
      { ...details, ...person, born_on: bornOn },
      400,
    )
    expect(errors).toMatchObject([{ field: 'born_on', msg }])
  })

  it('is never shown to the employer', async () => {
    const { jobId, owner } = await withOwner()
    const { id } = await send(jobId)
    const headers = owner.headers
    const pages = await Promise.all(
      [`/api/job-applications/${id}`, `/api/job-applications?job_id=${jobId}`].map((url) =>
        client.app.inject({ url, headers }),
      ),
    )
    expect(pages.map(({ payload }) => payload).join()).not.toMatch(/1988-03-09|560038/)
  })
})
