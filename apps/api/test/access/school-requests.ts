import { newSchool } from '../school-owner.ts'
import type { RequestBuilder } from './operation-requests.ts'

const change = { field: 'contact_name', value: 'Asha Rao' }

/** Requests of the school and filter request operations that succeed with access. */
export const schoolRequests: Readonly<Record<string, RequestBuilder>> = {
  createSchool: async (fixture, { id }) => ({
    body: newSchool([await fixture.newFile(id, 'school')]),
  }),
  editSchool: async (fixture, { id }) => ({
    params: { id: await fixture.newSchool(id) },
    body: change,
  }),
  editSchoolAsAdmin: async (fixture, { id }) => ({
    params: { id: await fixture.newSchool(id) },
    body: change,
  }),
  getSchoolEditor: async (fixture, { id }) => ({ params: { id: await fixture.newSchool(id) } }),
  getSchoolPreview: async (fixture, { id }) => ({ params: { id: await fixture.newSchool(id) } }),
  requestSchoolFilter: () => ({
    body: { name: 'Vidya Mandir', category: 'Languages', value: 'Sign language' },
  }),
  requestStoreFilter: () => ({
    body: { name: 'Chess Club', category: 'Subjects', value: 'Vedic maths' },
  }),
}
