import { answerOf } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

const kinds = { schools: 'school', stores: 'store' } as const

/** Loads who works for the school or store in the path. */
export const loadMembers = privateLoader(async ({ api, signal, params }) => {
  const { listings, id: idText = '' } = params
  if ((listings !== 'schools' && listings !== 'stores') || !/^[1-9]\d{0,8}$/.test(idText))
    return loadNotFound()
  const listing = { kind: kinds[listings], id: Number(idText) }
  const members = await answerOf(
    api.GET('/listings/{kind}/{id}/members', { params: { path: listing }, signal }),
  )
  return { listing, ...members }
})

/** What the page shows. */
export type LoadedMembers = NonNullable<Awaited<ReturnType<typeof loadMembers>>>
export type Member = LoadedMembers['members'][number]
export type Invitation = LoadedMembers['invitations'][number]
/** The role of a member, with the owner. */
export type ListingRole = Member['role']
/** A role that somebody can be invited for. */
export type MemberRole = Invitation['role']
