import { answerOf, type MyProfile } from '@edbazaar/api-client'
import { useEditedEntity } from '@edbazaar/feature-editing'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { messages } from './messages'

export type ImageField = 'profile_image' | 'cover_image'
export type EditedProfile = Pick<
  MyProfile,
  'firstname' | 'lastname' | 'phone' | ImageField | 'children' | 'consents'
>

/** Their inputs show the error; other fields report a failure with a toast as well. */
const textFields: readonly (keyof EditedProfile)[] = ['firstname', 'lastname', 'phone']
const imageFields: readonly (keyof EditedProfile)[] = ['profile_image', 'cover_image']

interface ProfileEntityOptions {
  id: number
  revision: number
  onSaved: (change: Partial<EditedProfile>) => void
}

/** The auto-saved fields of the profile. */
export function useProfileEntity({ id, revision, onSaved }: ProfileEntityOptions) {
  const t = useMessages(messages)
  const store = useStore()
  const { showFailure: showError } = useFailureToast()
  function api() {
    const client = store.get(apiAtom)
    if (client === null)
      throw new Error(
        'Cannot load or save the profile before the page has hydrated, because there is no API client yet.',
      )
    return client
  }
  return useEditedEntity<EditedProfile>({
    kind: 'profile',
    id,
    revision,
    save: (body) => answerOf(api().PUT('/users/my-profile', { body })),
    reload: () => answerOf(api().GET('/users/my-profile')),
    onSaved: (field, value) => {
      onSaved({ [field]: value })
      if (value === null && imageFields.includes(field))
        store.set(showToastAtom, { message: t(messages.imageRemoved), type: 'success' })
    },
    onFailed: (field, { cause }) => {
      if (!textFields.includes(field)) showError(cause)
    },
  })
}
