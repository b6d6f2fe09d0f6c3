import { useFailureToast } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useSaveSchool } from '../school-api/use-save-school'
import type { MySchool } from './load-my-schools'
import { messages } from './messages'

/** Shows or hides a school and reports the outcome in a toast. */
export function useSaveVisibility(
  { id }: MySchool,
  onSaved: (change: Pick<MySchool, 'is_active'>) => void,
) {
  const t = useMessages(messages)
  const save = useSaveSchool(id)
  const { showFailure } = useFailureToast()
  const showToast = useSetAtom(showToastAtom)
  return {
    save: async (isActive: boolean) => {
      await save({ field: 'is_active', value: isActive })
      onSaved({ is_active: isActive })
      showToast({ message: t(messages.updated), type: 'success' })
    },
    onFailed: showFailure,
  }
}
