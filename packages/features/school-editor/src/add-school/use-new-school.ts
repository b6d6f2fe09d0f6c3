import { answerOf, type Media } from '@edbazaar/api-client'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { refreshInstitutionsAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { useSchoolPanel } from '../use-school-panel'
import { messages } from './messages'
import { draftFieldFor, newSchoolOf, type SchoolDraft, submitErrorMessage } from './new-school'
import { randomSuffix } from './school-slug'
import { useSchoolDraft } from './use-school-draft'

const loadSchema = async () => (await import('./new-school-schema')).newSchoolSchema

/** The form of a new school, whose draft is stored in this browser. */
export function useNewSchool() {
  const t = useMessages(messages)
  const { open } = useSchoolPanel()
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const refreshInstitutions = useSetAtom(refreshInstitutionsAtom)
  const stored = useSchoolDraft()
  const { form, ...rest } = useApiForm<SchoolDraft, SchoolDraft>({
    loadSchema,
    stored,
    fieldOf: draftFieldFor,
    send: async (api, school) => {
      const { id, is_active: isShown } = await answerOf(
        api.POST('/schools/create', { body: newSchoolOf(school) }),
      )
      showToast({ message: t(isShown ? messages.added : messages.addedHidden), type: 'success' })
      stored.clear()
      open({ panel: 'edit-school', id })
      await Promise.all([revalidate(), refreshInstitutions()])
    },
    invalidMessage: (errors) => submitErrorMessage(errors, t),
  })
  const { getValues, setValue, trigger } = form
  /** Validates a field that is not an input again, if its error is shown. */
  function recheck(field: 'place' | 'media') {
    if (rest.errorOf(field) !== undefined) void trigger(field)
  }
  return {
    ...rest,
    draft: stored.draft,
    clear: stored.clear,
    changePlace(place: SchoolDraft['place']) {
      setValue('place', place)
      recheck('place')
    },
    changeMedia(media: readonly Media[]) {
      setValue('media', [...media])
      recheck('media')
    },
    validatePlace: () => void trigger('place'),
    /** Adds the random number to the slug of a school that has just got a name. */
    addSuffix() {
      if (getValues('suffix') === 0) setValue('suffix', randomSuffix())
    },
  }
}

export type NewSchoolState = ReturnType<typeof useNewSchool>
