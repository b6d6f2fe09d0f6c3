import { type ApiClient, answerOf, type Comment } from '@edbazaar/api-client'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { addComment } from './comment-list'
import { messages } from './messages'
import type { Comments } from './use-comments'

interface SendComment {
  onSend: (api: ApiClient, text: string) => Promise<Comment>
  onSent: (comment: Comment) => void
}

/** Sends a comment or reply once, and shows it. */
export function useSendComment(url: string, comments: Comments) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const requestKey = useRef<string>(undefined)
  return (parentId: number | null, onDone?: () => void): SendComment => ({
    onSend(api, text) {
      requestKey.current ??= crypto.randomUUID()
      const body = { text, request_key: requestKey.current }
      return answerOf(
        api.POST('/videos/{url}/comments', {
          params: { path: { url } },
          body: parentId === null ? body : { ...body, parent_id: parentId },
        }),
      )
    },
    onSent(comment) {
      requestKey.current = undefined
      comments.change((list) => addComment(list, comment))
      const message = t(comment.state === 'held' ? messages.heldToast : messages.added)
      showToast({ type: 'success', message })
      onDone?.()
    },
  })
}
