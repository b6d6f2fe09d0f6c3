import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../../test/database.ts'
import { emailKeyOf } from '../../platform/mail/email-key.ts'

const { pool } = await createTestDatabase()

it.each([
  'A.Sen+school@Gmail.com',
  'a.sen@googlemail.com',
  'a.sen+x@outlook.com',
  'a.sen+x@example.in',
  ' Ravi@Example.in ',
])('the mailbox of %s is the same in the database and in the server', async (email) => {
  const { rows } = await pool.query('select mailbox_of($1) as mailbox', [email])
  expect(rows[0].mailbox).toBe(emailKeyOf(email))
})
