import type { MyProfile } from '@edbazaar/api-client'
import { type EditedEntity, useUpdatedData } from '@edbazaar/feature-editing'
import { mergeSessionUserAtom } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { createContext, useContext } from 'react'
import { type EditedProfile, useProfileEntity } from './use-profile-entity'

/** The current user's profile as saved, and its auto-saving fields. */
export interface ProfileState {
  profile: MyProfile
  entity: EditedEntity<EditedProfile>
}

/** Each save updates this page and the session in every tab. */
export function useProfileState(loaded: MyProfile): ProfileState {
  const mergeSessionUser = useSetAtom(mergeSessionUserAtom)
  const [profile, update] = useUpdatedData(loaded)
  const { id, revision } = loaded
  function onSaved(change: Partial<EditedProfile>) {
    update((current) => ({ ...current, ...change }))
    mergeSessionUser({ ...change, id })
  }
  return { profile, entity: useProfileEntity({ id, revision, onSaved }) }
}

export const ProfileContext = createContext<ProfileState | null>(null)

export function useProfile(): ProfileState {
  const state = useContext(ProfileContext)
  if (state === null)
    throw new Error(
      'useProfile needs a ProfileContext. Render the component inside ProfileDetailsScreen.',
    )
  return state
}
