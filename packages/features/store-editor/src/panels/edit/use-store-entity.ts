import { answerOf, type StoreChange, type StoreEditor } from '@edbazaar/api-client'
import {
  captionedFiles,
  type ReportedFailure,
  useEditedEntity,
  type ValuesOf,
} from '@edbazaar/feature-editing'
import {
  apiAtom,
  refreshInstitutionsAtom,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { messages } from '../messages'

export type StoreValues = ValuesOf<StoreChange>
export type StoreField = keyof StoreValues

interface StoreEntityOptions {
  /** Called after each save. */
  onSaved: () => void
  /** Called after its place or city was saved. */
  onMoved: () => void
  /** Called after the image was saved. */
  onImageSaved: () => void
}

/** A store with auto-saving fields and the toasts of the specification. */
export function useStoreEntity(store: StoreEditor, options: StoreEntityOptions) {
  const t = useMessages(messages)
  const jotai = useStore()
  const { id, revision } = store
  const toast = (message: string, type: 'success' | 'error') =>
    jotai.set(showToastAtom, { message, type })
  const api = () => {
    const client = jotai.get(apiAtom)
    if (client === null) throw new Error('Stores can be edited only after hydration.')
    return client
  }
  function onSaved(field: StoreField) {
    options.onSaved()
    if (field === 'place' || field === 'city') options.onMoved()
    if (field === 'brand_name') void jotai.set(refreshInstitutionsAtom)
    if (field === 'description_html') toast(t(messages.updated), 'success')
    if (field !== 'files') return
    toast(t(messages.imageUpdated), 'success')
    options.onImageSaved()
  }
  function onFailed(field: StoreField, failure: ReportedFailure) {
    // The session feature reports an expired session.
    if (failure.kind === 'sign-in') return
    const hasOwnMessage = field === 'files' || field === 'description_html'
    toast(hasOwnMessage ? t(messages.failed) : failure.message, 'error')
  }
  return useEditedEntity<StoreValues>({
    kind: 'store',
    id,
    revision,
    save: (body) =>
      answerOf(
        api().PUT('/stores/store/edit/{storeId}', { params: { path: { storeId: id } }, body }),
      ),
    reload: async () => {
      const params = { path: { id } }
      const current = await answerOf(api().GET('/stores/edit/{id}/details', { params }))
      return { ...current, files: captionedFiles(current.media) }
    },
    onSaved,
    onFailed,
  })
}
