import type { FastifyInstance } from 'fastify'
import type { TestDatabase } from './database.ts'
import { createProviderClient, type TestCaller } from './provider-client.ts'
import { addUpload, newSchool } from './school-owner.ts'
import { addSignedIn, type SignedIn } from './users.ts'

export type ModerationClient = Awaited<ReturnType<typeof createModerationClient>>

/** Requests of admins and of owners. Every response is checked against the contract. */
export async function createModerationClient(app: FastifyInstance, database: TestDatabase) {
  const client = await createProviderClient(app, database)
  const { send } = client
  const rows = async (query: string, values: unknown[] = []) =>
    (await database.pool.query(query, values)).rows
  const caseOf = async (kind: string, id: number): Promise<number> => {
    const [found] = await rows(
      `select id from moderation_case where subject_kind = $1 and subject_id = $2
       order by decided_at is null desc, id desc limit 1`,
      [kind, id],
    )
    if (!found) throw new Error(`There is no case about ${kind} ${id}`)
    return found.id
  }
  const read = (admin: TestCaller, id: number, status = 200) =>
    send('GET', '/admin/moderation/cases/{id}', admin, { params: { id }, status })

  return {
    ...client,
    rows,
    caseOf,
    read,

    list: (admin: TestCaller, query = '', status = 200) =>
      send('GET', '/admin/moderation/cases', admin, { query, status }),

    /** Creates a school and returns its id. */
    async school(owner: SignedIn, changes: object = {}): Promise<number> {
      const body = newSchool([await addUpload(database, owner.id)], changes)
      const created = await send('POST', '/schools/create', owner, { body, status: 201 })
      return Number(created.id)
    },

    /** A school of a register that somebody manages. */
    async registerSchool(owner: SignedIn | null, name = 'Kaveri Vidyashram'): Promise<number> {
      const [added] = await rows(
        `insert into school (name, slug, source, source_id, owner_id, contact_email, city)
         values ($1, 'kaveri-' || 100000 + floor(random() * 899999), 'UDISE',
           gen_random_uuid(), $2, 'office@kaveri.example', 'Mysuru')
         returning id`,
        [name, owner?.id ?? null],
      )
      return added.id
    },

    editSchool: (owner: TestCaller, id: number, field: string, value: unknown, status = 200) =>
      send('PUT', '/schools/{id}/edit', owner, { params: { id }, body: { field, value }, status }),

    editAsAdmin: (admin: TestCaller, id: number, field: string, value: unknown) =>
      send('PUT', '/admin/{id}/edit', admin, { params: { id }, body: { field, value } }),

    /** Decides a case as it is now, unless `request` says otherwise. */
    async decide(admin: TestCaller, id: number, request: object, status = 200) {
      const { row } = await read(admin, id)
      const seen = { revision: row.revision, is_preview: false }
      const reviewed = row.to_revision === null ? {} : { to_revision: row.to_revision }
      return send('POST', '/admin/moderation/cases/{id}/decision', admin, {
        params: { id },
        body: { ...seen, ...reviewed, ...request },
        status,
      })
    },

    decideMany: (admin: TestCaller, body: object, status = 200) =>
      send('POST', '/admin/moderation/decisions', admin, {
        body: { is_preview: false, ...body },
        status,
      }),

    decideListings: (admin: TestCaller, body: object, status = 200) =>
      send('POST', '/admin/listings/decisions', admin, {
        body: { is_preview: false, ...body },
        status,
      }),

    undo: (admin: TestCaller, id: number, { isPreview = false, status = 200 } = {}) =>
      send('POST', '/admin/actions/{id}/undo', admin, {
        params: { id },
        body: { is_preview: isPreview },
        status,
      }),

    /** The columns of a record as JSON, without those that change with every write. */
    async record(table: string, id: number) {
      const [found] = await rows(
        `select (to_jsonb(r) - 'revision')::text as record from ${table} r where id = $1`,
        [id],
      )
      return found?.record as string
    },

    admin: (firstname = 'Anita') => addSignedIn(database, { isAdmin: true, firstname }),
    user: (firstname = 'Lakshmi') => addSignedIn(database, { firstname }),
  }
}
