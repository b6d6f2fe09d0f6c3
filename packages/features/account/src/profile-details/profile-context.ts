import { answerOf, type MyProfile } from '@edbazaar/api-client'
import { type EditedEntity, useUpdatedData } from '@edbazaar/feature-editing'
import { apiAtom, mergeSessionUserAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { createContext, useContext, useState } from 'react'
import { type EditedProfile, useProfileEntity } from './use-profile-entity'

type SavedField = keyof EditedProfile | 'profile_image' | 'cover_image' | 'children'

/** The current user's profile as saved, and how to save a field of it. */
export interface ProfileState {
  profile: MyProfile
  /** The fields that save themselves. */
  entity: EditedEntity<EditedProfile>
  /** Rejects with the `ApiError` of the response. */
  save: <Field extends SavedField>(field: Field, value: MyProfile[Field]) => Promise<void>
}

/** Each save goes to the API, then updates this page and the session in every tab. */
export function useProfileState(loaded: MyProfile): ProfileState {
  const store = useStore()
  const [profile, update] = useUpdatedData(loaded)
  const revision = useLoadCount(loaded)
  const save: ProfileState['save'] = async (field, value) => {
    const api = store.get(apiAtom)
    if (api === null) return
    await answerOf(api.PUT('/users/my-profile', { body: { field, value } }))
    const change = { [field]: value }
    update((current) => ({ ...current, ...change }))
    store.set(mergeSessionUserAtom, { ...change, id: loaded.id })
  }
  return { profile, entity: useProfileEntity({ id: loaded.id, revision, save }), save }
}

/** Increases with every load: data loaded later is newer than values saved before. */
function useLoadCount(loaded: MyProfile): number {
  const [last, setLast] = useState({ loaded, count: 1 })
  if (loaded === last.loaded) return last.count
  const count = last.count + 1
  setLast({ loaded, count })
  return count
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
