import { answerOf, type MyProfile } from '@edbazaar/api-client'
import { useEditedEntity } from '@edbazaar/feature-editing'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useProfile } from './profile-context'

type Identity = Pick<MyProfile, 'firstname' | 'lastname' | 'phone'>

/** Names and phone as auto-saved fields. The last write wins, as only the user edits them. */
export function useIdentity() {
  const store = useStore()
  const { profile, revision, save } = useProfile()
  return useEditedEntity<Identity>({
    kind: 'profile',
    id: profile.id,
    revision,
    save: async ({ field, value }) => {
      await save(field, value)
      return { revision }
    },
    reload: async () => {
      const api = store.get(apiAtom)
      if (api === null)
        throw new Error(
          'Cannot reload the profile before the page has hydrated, because there is no API client yet.',
        )
      return { ...(await answerOf(api.GET('/users/my-profile'))), revision }
    },
  })
}
