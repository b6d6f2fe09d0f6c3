import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { dayMs } from '../src/modules/platform/dates/durations.ts'
import { createContractCheck } from './contract-check.ts'
import type { TestDatabase } from './database.ts'
import { addSignedIn, type SignedIn } from './users.ts'

export type EnquiryClient = Awaited<ReturnType<typeof createEnquiryClient>>

/** Headers of a session, of a link, or none. */
export type EnquiryCaller = Readonly<Record<string, string>>
export const visitor: EnquiryCaller = {}

interface EnquiryRequest {
  readonly body?: object
  readonly query?: string
  readonly status?: number
}

let schoolCount = 0

const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** A form with valid values. */
export const enquiryForm = (fields: object = {}) => ({
  request_key: randomUUID(),
  child: { name: 'Anaya', born_month: '2019-08', class_sought: 'Class 1' },
  wanted_from: '2027–28',
  name: 'Meera Iyer',
  email: 'meera@example.in',
  phone: '9845012345',
  message: 'Is there a seat in Class 1?',
  consent: enquiryConsent(),
  declared: 'parent',
  website: '',
  seconds_open: 40,
  ...fields,
})

export const enquiryConsent = (fields: object = {}) => ({
  notice_version: 1,
  channels: ['email', 'phone'],
  days: [1, 2, 3, 4, 5],
  from: '10:00',
  to: '17:00',
  expires_on: dayIn(60),
  ...fields,
})

/** The requests of senders. Every response is checked against the contract. */
export async function createEnquiryClient(app: FastifyInstance, database: TestDatabase) {
  const check = await createContractCheck()
  const rows = async (query: string, values: unknown[] = []) =>
    (await database.pool.query(query, values)).rows

  async function request(
    method: 'GET' | 'PATCH' | 'POST' | 'PUT',
    path: string,
    headers: EnquiryCaller,
    { body, query = '', status = 200 }: EnquiryRequest = {},
    params: Readonly<Record<string, string | number>> = {},
  ) {
    const url = path.replace(/{(\w+)}/g, (_, name) => String(params[name]))
    const response = await app.inject({
      method,
      url: `/api${url}?${query}`,
      headers,
      ...(body && { payload: body }),
    })
    expect(response.statusCode, response.payload).toBe(status)
    expect(check(path, status, response.json(), method.toLowerCase()), response.payload).toEqual([])
    return response.json()
  }

  const mine = (id: string) => ({ id })

  return {
    rows,
    request,

    /** A school with an owner who answers. */
    async school(name = 'Vidya Niketan') {
      schoolCount += 1
      const number = schoolCount
      const owner = await addSignedIn(database, { email: `office${number}@vidya.example` })
      const [{ id }] = await rows(
        `insert into school (name, slug, owner_id, city, age_min, age_max)
         values ($1, $2, $3, 'Bengaluru', 3, 11) returning id`,
        [name, `vidya-${300_000 + number}`, owner.id],
      )
      return { id: Number(id), owner }
    },

    /** A parent with a confirmed address. */
    parent: async (email = `parent-${randomUUID()}@example.in`) => ({
      ...(await addSignedIn(database, { email, emailConfirmedAt: new Date() })),
      email,
    }),

    form: (headers: EnquiryCaller, kind: string, id: number, status = 200) =>
      request('GET', '/listings/{kind}/{id}/enquiry-form', headers, { status }, { kind, id }),

    send: (headers: EnquiryCaller, body: object, status = 201) =>
      request('POST', '/enquiries', headers, { body, status }),

    /** Sends an enquiry to a school from the parent's own address; returns its id. */
    async sent(parent: SignedIn & { readonly email: string }, schoolId: number, fields = {}) {
      const response = await request('POST', '/enquiries', parent.headers, {
        body: enquiryForm({
          recipients: [{ kind: 'school', id: schoolId }],
          email: parent.email,
          ...fields,
        }),
        status: 201,
      })
      expect(response.outcome).toBe('sent')
      const id: string = response.enquiries[0].id
      return id
    },

    confirm: (token: string, status = 200) =>
      request('POST', '/enquiries/confirmation', {}, { body: { token }, status }),

    list: (headers: EnquiryCaller, query = '', status = 200) =>
      request('GET', '/my-enquiries', headers, { query, status }),

    read: (headers: EnquiryCaller, id: string, status = 200) =>
      request('GET', '/my-enquiries/{id}', headers, { status }, mine(id)),

    write: (headers: EnquiryCaller, id: string, body: object, status = 201) =>
      request('POST', '/my-enquiries/{id}/messages', headers, { body, status }, mine(id)),

    consent: (headers: EnquiryCaller, id: string, body: object, status = 200) =>
      request('PUT', '/my-enquiries/{id}/consent', headers, { body, status }, mine(id)),

    withdraw: (headers: EnquiryCaller, id: string, what: string, status = 200) =>
      request(
        'POST',
        '/my-enquiries/{id}/withdrawal',
        headers,
        { body: { what }, status },
        mine(id),
      ),

    object: (headers: EnquiryCaller, id: string, text: string, status = 200) =>
      request(
        'POST',
        '/my-enquiries/{id}/objection',
        headers,
        { body: { text }, status },
        mine(id),
      ),

    /** The token in the latest email to an address. */
    async lastToken(email: string): Promise<string> {
      const [mail] = await rows(
        'select text_body from outgoing_mail where to_address = $1 order by id desc limit 1',
        [email],
      )
      return /token=([\w-]{43})/.exec(mail?.text_body ?? '')?.[1] ?? ''
    },
  }
}
