import type { RequestBuilder } from './operation-requests.ts'

/** Requests of an owner about the members of their school. */
export const memberRequests: Readonly<Record<string, RequestBuilder>> = {
  listMembers: async ({ newSchool }, { id }) => ({
    params: { kind: 'school', id: await newSchool(id) },
  }),
  inviteMember: async ({ newSchool, newEmail }, { id }) => ({
    params: { kind: 'school', id: await newSchool(id) },
    body: { email: newEmail(), role: 'counsellor' },
  }),
  withdrawInvitation: async ({ newSchool }, { id }) => ({
    params: { kind: 'school', id: await newSchool(id), invitationId: 700007 },
  }),
  setMemberRole: async ({ newSchool, newMember }, { id }) => {
    const school = await newSchool(id)
    return {
      params: { kind: 'school', id: school, userId: await newMember(school) },
      body: { role: 'counsellor' },
    }
  },
  removeMember: async ({ newSchool, newMember }, { id }) => {
    const school = await newSchool(id)
    return { params: { kind: 'school', id: school, userId: await newMember(school) } }
  },
  getInvitation: async ({ newInvitation, newEmail }) => ({
    body: { token: await newInvitation(newEmail()) },
  }),
  acceptInvitation: async ({ newInvitation }, { email }) => ({
    body: { token: await newInvitation(email) },
  }),
}
