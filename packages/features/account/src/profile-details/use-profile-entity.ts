import { answerOf, type MyProfile } from '@edbazaar/api-client'
import { useEditedEntity } from '@edbazaar/feature-editing'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'

export type EditedProfile = Pick<MyProfile, 'firstname' | 'lastname' | 'phone' | 'consents'>

interface ProfileEntityOptions {
  id: number
  revision: number
  /** Rejects with the `ApiError` of the response. */
  save: <Field extends keyof EditedProfile>(field: Field, value: MyProfile[Field]) => Promise<void>
}

/** Names, phone and consents as auto-saved fields. The last write wins, as only the user edits them. */
export function useProfileEntity({ id, revision, save }: ProfileEntityOptions) {
  const store = useStore()
  const showError = useFailureToast()
  return useEditedEntity<EditedProfile>({
    kind: 'profile',
    id,
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
    onFailed: (field, { cause }) => {
      if (field === 'consents') showError(cause)
    },
  })
}
