import { ApiError, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import type { DeskPlace } from '../place'
import { messages } from './messages'
import type { View } from './view-types'

/** The result of a save: nothing if it is saved, or the error to show at the name. */
type Refusal = string | undefined | null

/** Saves, renames and deletes the user's views of a desk. */
export function useViews(place: DeskPlace) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()

  /** Undefined after a success, a text for a name that is taken, and null after a toast. */
  async function named(send: Parameters<typeof run>[0], toast: string): Promise<Refusal> {
    let refusal: Refusal = null
    const answer = await run(send, {
      toast: () => toast,
      onFailure(cause) {
        if (!(cause instanceof ApiError) || cause.status !== 409) return false
        refusal = cause.message
        return true
      },
    })
    return answer === null ? refusal : undefined
  }

  return {
    isBusy,
    add: (name: string, query: string) =>
      named(
        (api) => answerOf(api.POST('/desk/views', { body: { ...place, name, query } })),
        t(messages.saved(name)),
      ),
    rename: ({ id: viewId }: View, name: string) =>
      named(
        (api) =>
          answerOf(
            api.PATCH('/desk/views/{viewId}', { params: { path: { viewId } }, body: { name } }),
          ),
        t(messages.renamed(name)),
      ),
    remove: ({ id: viewId, name }: View) =>
      run((api) => answerOf(api.DELETE('/desk/views/{viewId}', { params: { path: { viewId } } })), {
        toast: () => t(messages.removed(name)),
      }),
  }
}
