import { answerOf, type MyProfile } from '@edbazaar/api-client'
import { useEditedEntity } from '@edbazaar/feature-editing'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useProfile } from './edited-profile'

type Identity = Pick<MyProfile, 'firstname' | 'lastname' | 'phone'>

/** Names and phone as fields that save themselves. Whoever writes last wins: nobody else writes. */
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
      if (api === null) throw new Error('The page is not alive yet: there is no API to ask.')
      return { ...(await answerOf(api.GET('/users/my-profile'))), revision }
    },
  })
}
