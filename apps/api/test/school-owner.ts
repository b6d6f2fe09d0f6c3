import type { FastifyInstance } from 'fastify'
import { newToken } from '../src/modules/platform/tokens/tokens.ts'
import type { TestDatabase } from './database.ts'
import { createRequestSender } from './request-sender.ts'
import type { SignedIn } from './users.ts'

type Purpose = 'school' | 'store'

/** The number at the end of the next slug; random ones would meet sometimes. */
let nextSlug = 200_000

/** Adds an upload of the user without a file, and returns its path. `last` is its file name. */
export async function addUpload(
  { pool }: Pick<TestDatabase, 'pool'>,
  userId: number,
  { purpose = 'school', last = '960x640.webp' }: { purpose?: Purpose; last?: string } = {},
): Promise<string> {
  const key = `uploads/${newToken()}/${last}`
  await pool.query(
    `insert into upload (user_id, key, purpose, name, mime, bytes)
     values ($1, $2, $3, 'gate.jpg', 'image/webp', 51200)`,
    [userId, key, purpose],
  )
  return `/media/${key}`
}

/** The body of `createSchool`. */
export const newSchool = (files: readonly string[], changes: object = {}) => ({
  name: 'Vidya Niketan',
  location: 'Indiranagar, Bengaluru, Karnataka, India',
  files,
  contact_email: 'office@vidya.example',
  contact_phone: '98450 12345',
  slug: `vidya-niketan-${nextSlug++}`,
  is_online: false,
  lat: 12.9784,
  long: 77.6408,
  ...changes,
})

/** Creates and edits schools as their owner. Every response is checked against the contract. */
export async function createSchoolOwner(app: FastifyInstance, database: TestDatabase) {
  const send = await createRequestSender(app)
  const put =
    (path: string) => async (id: number, caller: SignedIn, body: object, status: number) =>
      (
        await send(path, status, { method: 'PUT', params: { id }, body, headers: caller.headers })
      ).json()
  return {
    /** Creates a school with an image. Returns its id, slug and image. */
    async list(caller: SignedIn, changes: object = {}) {
      const image = await addUpload(database, caller.id)
      const options = { body: newSchool([image], changes), headers: caller.headers }
      const { id, slug } = (await send('/schools/create', 201, options)).json()
      return { id: Number(id), slug: String(slug), image }
    },

    edit: (caller: SignedIn, id: number, body: object, status = 200) =>
      put('/schools/{id}/edit')(id, caller, body, status),
    editAsAdmin: (caller: SignedIn, id: number, body: object, status = 200) =>
      put('/admin/{id}/edit')(id, caller, body, status),

    async editor(caller: SignedIn, id: number, status = 200) {
      const options = { method: 'GET', params: { id }, headers: caller.headers } as const
      return (await send('/schools/edit/{id}/details', status, options)).json()
    },

    /** A school's public page. */
    page: async (slug: string) =>
      (await app.inject({ url: `/api/schools/${encodeURIComponent(slug)}` })).json(),
  }
}
