import { newSchool } from '../listed.ts'
import type { Ask } from './requests.ts'

const change = { field: 'contact_name', value: 'Asha Rao' }

/** How the operations on schools, and on wishes for filter values, are asked by who may. */
export const schoolRequests: Readonly<Record<string, Ask>> = {
  createSchool: async (world, { id }) => ({
    body: newSchool([await world.newFile(id, 'school')]),
  }),
  editSchool: async (world, { id }) => ({
    params: { id: await world.newSchool(id) },
    body: change,
  }),
  editSchoolAsAdmin: async (world, { id }) => ({
    params: { id: await world.newSchool(id) },
    body: change,
  }),
  getSchoolEditor: async (world, { id }) => ({ params: { id: await world.newSchool(id) } }),
  requestSchoolFilter: () => ({
    body: { name: 'Vidya Mandir', category: 'Languages', value: 'Sign language' },
  }),
  requestStoreFilter: () => ({
    body: { name: 'Chess Club', category: 'Subjects', value: 'Vedic maths' },
  }),
}
