import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import type { DeskPlace } from '../place'
import { messages } from './messages'
import type { View } from './view-types'

/** Saves, renames and deletes the user's views of a desk. */
export function useViews(place: DeskPlace) {
  const t = useMessages(messages)
  const { run } = usePageRequest()
  return {
    add: (api: ApiClient, name: string, query: string) =>
      answerOf(api.POST('/desk/views', { body: { ...place, name, query } })),
    rename: (api: ApiClient, { id: viewId }: View, name: string) =>
      answerOf(api.PATCH('/desk/views/{viewId}', { params: { path: { viewId } }, body: { name } })),
    remove: ({ id: viewId, name }: View) =>
      run((api) => answerOf(api.DELETE('/desk/views/{viewId}', { params: { path: { viewId } } })), {
        toast: () => t(messages.removed(name)),
      }),
  }
}
