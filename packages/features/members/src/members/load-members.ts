import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

const kinds = { schools: 'school', stores: 'store' } as const

/** Loads who works for the school or store in the path. */
export const loadMembers = privateLoader(async ({ api, signal, params }) => {
  const { listings } = params
  const id = idIn(params.id)
  if ((listings !== 'schools' && listings !== 'stores') || id === null) return loadNotFound()
  const listing = { kind: kinds[listings], id }
  const members = await answerOf(
    api.GET('/listings/{kind}/{id}/members', { params: { path: listing }, signal }),
  )
  return { listing, ...members }
})

/** The data of the page. */
export type LoadedMembers = NonNullable<Awaited<ReturnType<typeof loadMembers>>>
export type Member = LoadedMembers['members'][number]
export type Invitation = LoadedMembers['invitations'][number]
/** The role of a member, with the owner. */
export type ListingRole = Member['role']
/** A role that somebody can be invited for. */
export type MemberRole = Invitation['role']
