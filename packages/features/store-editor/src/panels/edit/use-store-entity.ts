import { answerOf, type StoreChange, type StoreEditor } from '@edbazaar/api-client'
import { type SaveFailure, useEditedEntity, type ValuesOf } from '@edbazaar/feature-editing'
import { refreshInstitutionsAtom } from '@edbazaar/feature-session'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { messages } from '../messages'

export type StoreValues = ValuesOf<StoreChange>
export type StoreField = keyof StoreValues

interface StoreEntityOptions {
  /** Called after the image was saved. */
  onImageSaved: () => void
}

/** A store with auto-saving fields and the toasts of the specification. */
export function useStoreEntity(store: StoreEditor, { onImageSaved }: StoreEntityOptions) {
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
    if (field === 'brand_name') void jotai.set(refreshInstitutionsAtom)
    if (field === 'description_html') toast(messages.updated, 'success')
    if (field !== 'files') return
    toast(messages.imageUpdated, 'success')
    onImageSaved()
  }
  function onFailed(field: StoreField, failure: SaveFailure) {
    const hasOwnMessage = field === 'files' || field === 'description_html'
    toast(hasOwnMessage ? messages.failed : failure.message, 'error')
  }
  return useEditedEntity<StoreValues>({
    kind: 'store',
    id,
    revision,
    save: (body) =>
      answerOf(
        api().PUT('/stores/store/edit/{storeId}', { params: { path: { storeId: id } }, body }),
      ),
    reload: () => answerOf(api().GET('/stores/edit/{id}/details', { params: { path: { id } } })),
    onSaved,
    onFailed,
  })
}
