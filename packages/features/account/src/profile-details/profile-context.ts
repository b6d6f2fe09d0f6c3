import { answerOf, type MyProfile } from '@edbazaar/api-client'
import { mergeSessionUserAtom } from '@edbazaar/feature-session'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { createContext, useContext, useState } from 'react'

type SavedField =
  | 'firstname'
  | 'lastname'
  | 'phone'
  | 'profile_image'
  | 'cover_image'
  | 'children'
  | 'consents'

/** The current user's profile as saved, and how to save a field of it. */
export interface ProfileState {
  profile: MyProfile
  /** Increases with every load: data loaded later is newer than values saved before. */
  revision: number
  /** Rejects with the `ApiError` of the response. */
  save: <Field extends SavedField>(field: Field, value: MyProfile[Field]) => Promise<void>
}

/** Each save goes to the API, then updates this page and the session in every tab. */
export function useProfileState(loaded: MyProfile): ProfileState {
  const store = useStore()
  const [lastLoaded, setLastLoaded] = useState(loaded)
  const [profile, setProfile] = useState(loaded)
  const [revision, setRevision] = useState(1)
  if (loaded !== lastLoaded) {
    setLastLoaded(loaded)
    setRevision(revision + 1)
    setProfile(loaded)
  }
  return {
    profile,
    revision,
    save: async (field, value) => {
      const api = store.get(apiAtom)
      if (api === null) return
      await answerOf(api.PUT('/users/my-profile', { body: { field, value } }))
      const change = { [field]: value }
      setProfile((current) => ({ ...current, ...change }))
      store.set(mergeSessionUserAtom, { ...change, id: loaded.id })
    },
  }
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
