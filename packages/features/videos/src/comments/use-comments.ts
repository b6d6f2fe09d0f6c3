import { type ApiClient, answerOf, type CommentOrder, type CommentPage } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { apiAtom, useSession } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { appendPage, appendReplies, type CommentList } from './comment-list'

interface Query {
  order: CommentOrder
  after?: number
}

const readComments = (api: ApiClient, url: string, query: Query, signal?: AbortSignal) =>
  answerOf(
    api.GET('/videos/{url}/comments', {
      params: { path: { url }, query },
      ...(signal && { signal }),
    }),
  )

/**
 * The comments of a discussion, from the page that was loaded with it; null if that failed. A signed-in
 * reader’s own comments, which wait for review, are loaded in the browser.
 */
export function useComments(url: string, first: CommentPage | null) {
  const api = useAtomValue(apiAtom)
  const { run, isBusy } = useRequest()
  const [order, setOrder] = useState<CommentOrder>('newest')
  const [list, setList] = useState<CommentList | null>(first)
  const userId = useSession()?.user.id

  /** Loads the reader’s own comments; another order replaces what it loads. */
  const loadingOwn = useRef<AbortController>(null)

  const loadOwn = useEffectEvent((client: ApiClient, { signal }: AbortController) => {
    readComments(client, url, { order }, signal).then(
      (page) => {
        if (!signal.aborted) setList(page)
      },
      () => undefined,
    )
  })
  useEffect(() => {
    if (userId === undefined || api === null) return
    const controller = new AbortController()
    loadingOwn.current = controller
    loadOwn(api, controller)
    return () => controller.abort()
  }, [api, url, userId])

  const load = (query: Query, merge: (page: CommentPage) => void) =>
    run((client) => readComments(client, url, query), { onSuccess: merge })
  return {
    list,
    order,
    isBusy,
    change: (by: (list: CommentList) => CommentList) =>
      setList((shown) => by(shown ?? { data: [], total: 0, next: null })),
    reload: () => void load({ order }, setList),
    sort(by: CommentOrder) {
      void load({ order: by }, (page) => {
        loadingOwn.current?.abort()
        setOrder(by)
        setList(page)
      })
    },
    more(after: number) {
      void load({ order, after }, (page) =>
        setList((shown) => (shown ? appendPage(shown, page) : page)),
      )
    },
    moreReplies(id: number, after: number) {
      const params = { path: { id }, query: { after } }
      void run((client) => answerOf(client.GET('/comments/{id}/replies', { params })), {
        onSuccess: ({ data, next }) =>
          setList((shown) => shown && appendReplies(shown, id, data, next)),
      })
    },
  }
}

export type Comments = ReturnType<typeof useComments>
