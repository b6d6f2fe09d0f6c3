import type { AccessFixture } from './access-fixture.ts'
import type { RequestBuilder } from './operation-requests.ts'

const newRecord = async ({ database }: AccessFixture, insert: string): Promise<number> =>
  (await database.pool.query(`${insert} returning id`)).rows[0].id

const newExitedUser = `insert into exited_user (first_name, last_name, email, phone, exited_page)
  values ('Meera', 'Iyer', 'meera@example.in', '9876543210', '/schools')`
const newMessage = `insert into contact_message (name, email, topic, message)
  values ('Meera Iyer', 'meera@example.in', 'question', 'Does the list include hostels?')`

const body = { revision: 1, is_done: true, assigned_to: null }

/** Requests of an admin about exited users and contact messages. */
export const followUpRequests: Readonly<Record<string, RequestBuilder>> = {
  getAdminExitedUser: async (fixture) => ({
    params: { id: await newRecord(fixture, newExitedUser) },
  }),
  getAdminContactMessage: async (fixture) => ({
    params: { id: await newRecord(fixture, newMessage) },
  }),
  listAdmins: () => ({}),
  followUpExitedUser: async (fixture) => ({
    params: { id: await newRecord(fixture, newExitedUser) },
    body,
  }),
  followUpContactMessage: async (fixture) => ({
    params: { id: await newRecord(fixture, newMessage) },
    body,
  }),
}
