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

/** One's profile, as it is saved, and how a field of it is. */
export interface EditedProfile {
  profile: MyProfile
  /** How often it was loaded: what was loaded later is newer than what was saved before. */
  revision: number
  /** Rejects with the API's refusal. */
  save: <Field extends SavedField>(field: Field, value: MyProfile[Field]) => Promise<void>
}

/** Saves go to the API, then to this page and to the session in every tab. */
export function useEditedProfile(loaded: MyProfile): EditedProfile {
  const store = useStore()
  const [known, setKnown] = useState(loaded)
  const [profile, setProfile] = useState(loaded)
  const [revision, setRevision] = useState(1)
  if (loaded !== known) {
    setKnown(loaded)
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
      const news = { [field]: value }
      setProfile((now) => ({ ...now, ...news }))
      store.set(mergeSessionUserAtom, { ...news, id: loaded.id })
    },
  }
}

export const EditedProfileContext = createContext<EditedProfile | null>(null)

/** For the sections of the page. */
export function useProfile(): EditedProfile {
  const edited = useContext(EditedProfileContext)
  if (edited === null)
    throw new Error('useProfile is for sections inside the page of one’s details; put them there.')
  return edited
}
