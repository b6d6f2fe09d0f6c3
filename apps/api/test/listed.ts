import { newToken } from '../src/modules/tokens/tokens.ts'
import type { TestDatabase } from './database.ts'

type Purpose = 'school' | 'store'

/** A file as if this user had just sent it, as `files` name it: a picture, or what `last` is. */
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

/** What `createSchool` is sent. */
export const newSchool = (files: readonly string[], given: object = {}) => ({
  name: 'Vidya Niketan',
  location: 'Indiranagar, Bengaluru, Karnataka, India',
  files,
  contact_email: 'office@vidya.example',
  contact_phone: '98450 12345',
  slug: `vidya-niketan-${Math.floor(100_000 + Math.random() * 900_000)}`,
  is_online: false,
  lat: 12.9784,
  long: 77.6408,
  ...given,
})
