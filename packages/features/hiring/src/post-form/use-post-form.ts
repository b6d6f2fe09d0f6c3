import { type ApiClient, ApiError, answerOf } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { JobPost, JobPostFields, PostingListing } from '../labels/job-post-types'
import type { PostErrors } from './check-post'
import { messages } from './messages'
import { draftOf, emptyDraft, fieldsOf, type PostDraft } from './post-draft'

/** Milliseconds without a change after which a draft saves itself. */
const autoSaveDelay = 900

export type SavePhase = 'unchanged' | 'saving' | 'saved' | 'failed'
export type PostForm = ReturnType<typeof usePostForm>

interface PostFormOptions {
  post: JobPost | null
  /** The listing that a new post is for. */
  listing: PostingListing | undefined
  /** Called when the first change of a new post is saved. */
  onCreated: (id: number) => void
}

/** The name of the field that an error is about: `questions` of `fields.questions[0]`. */
const fieldNamed = (name: string) => /^\w+/.exec(name.replace(/^fields\./, ''))?.[0] ?? name

/** What of a draft can be saved: refused fields keep the values on the server. Null for other failures. */
function withoutRefused(cause: unknown, draft: PostDraft, { fields }: JobPost) {
  if (!(cause instanceof ApiError) || cause.errors.length === 0) return null
  const refused = new Set(cause.errors.map(({ field }) => fieldNamed(field)))
  const sent = fieldsOf(draft)
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => refused.has(name)))
  // The maximum on the server may also be lower than the new minimum.
  return { ...sent, ...kept, ...(refused.has('salary_max') && { salary_max: null }) }
}

const savesItself = ({ status }: JobPost['post']) => status === 'draft' || status === 'refused'

/**
 * The state of a job post in the form. Requests follow one another, so that each has the revision of the
 * one before. What was typed stays after every failure.
 */
export function usePostForm({ post, listing, onCreated }: PostFormOptions) {
  const t = useMessages(messages)
  const store = useStore()
  const apiErrorMessage = useApiErrorMessage()
  const [saved, setSaved] = useState(post)
  const [draft, setDraft] = useState<PostDraft>(() =>
    post === null ? emptyDraft(listing) : draftOf(post.fields),
  )
  const [isChanged, setIsChanged] = useState(false)
  const [phase, setPhase] = useState<SavePhase>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errors, setErrors] = useState<PostErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const latest = useRef(draft)
  const onServer = useRef(draft)
  const known = useRef(post)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [requestKey] = useState(() => crypto.randomUUID())
  const isAutomatic = saved === null ? listing !== undefined : savesItself(saved.post)

  async function create(api: ApiClient): Promise<JobPost> {
    if (listing === undefined) throw new Error('A new post needs a listing')
    const { id } = await answerOf(
      api.POST('/job-posts', {
        body: { listing_kind: listing.kind, listing_id: listing.id, request_key: requestKey },
      }),
    )
    const created = await answerOf(api.GET('/job-posts/{id}', { params: { path: { id } } }))
    known.current = created
    onCreated(id)
    return created
  }

  async function saveNow(): Promise<JobPost | null> {
    const api = store.get(apiAtom)
    if (api === null) return null
    const sent = latest.current
    setPhase('saving')
    try {
      const current = known.current ?? (await create(api))
      const put = (fields: JobPostFields) =>
        answerOf(
          api.PUT('/job-posts/{id}', {
            params: { path: { id: current.post.id } },
            body: { revision: current.post.revision, fields },
          }),
        )
      try {
        keep(await put(fieldsOf(sent)))
      } catch (cause) {
        const valid = savesItself(current.post) ? withoutRefused(cause, sent, current) : null
        if (valid === null) throw cause
        keep(await put(valid))
        fail(cause)
        return null
      }
      setErrors({})
      onServer.current = sent
      if (latest.current === sent) setIsChanged(false)
      return known.current
    } catch (cause) {
      fail(cause)
      return null
    }
  }

  function keep(answer: JobPost): void {
    known.current = answer
    setSaved(answer)
    setFailure(null)
    setSavedAt(new Date())
    setPhase('saved')
  }

  function fail(cause: unknown): void {
    setPhase('failed')
    if (!(cause instanceof ApiError)) {
      console.error(cause)
      setFailure(t(messages.unreachable))
      return
    }
    const byField = Object.fromEntries(
      cause.errors.map(({ field, msg }) => [field.replace(/^fields\./, ''), msg]),
    )
    setErrors(byField)
    setFailure(cause.errors.length > 0 ? null : apiErrorMessage(cause))
  }

  /** Runs a request after those that are on their way. It must not fail. */
  function enqueue<Result>(request: () => Promise<Result>): Promise<Result> {
    const next = queue.current.then(request)
    queue.current = next
    return next
  }

  /** Saves after the requests that are on their way. Null after a failure. */
  const save = () => enqueue(saveNow)

  /** A request that was on its way may have saved the change, or submitted the post. */
  const autoSave = useEffectEvent(() => {
    void enqueue(async () => {
      const isDraft = known.current === null || savesItself(known.current.post)
      if (latest.current !== onServer.current && isDraft) await saveNow()
    })
  })
  useEffect(() => {
    if (!isChanged || !isAutomatic) return
    const timer = setTimeout(autoSave, autoSaveDelay)
    return () => clearTimeout(timer)
  }, [draft, isChanged, isAutomatic])
  useEffect(() => {
    if (!isChanged) return
    const prevent = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', prevent)
    return () => window.removeEventListener('beforeunload', prevent)
  }, [isChanged])

  function change(changes: Partial<PostDraft>): void {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    setIsChanged(true)
    setErrors((current) =>
      Object.fromEntries(
        Object.entries(current).filter(
          ([field]) => !Object.keys(changes).some((changed) => field.startsWith(changed)),
        ),
      ),
    )
  }

  /** Saves, then changes the status. Null after a failure. */
  function move(to: JobPost['post']['status']): Promise<JobPost | null> {
    return enqueue(async () => {
      const api = store.get(apiAtom)
      const isSaved = latest.current === onServer.current
      const current = isSaved && known.current !== null ? known.current : await saveNow()
      if (api === null || current === null) return null
      const { id, revision } = current.post
      try {
        const answer = await answerOf(
          api.POST('/job-posts/{id}/transitions', {
            params: { path: { id } },
            body: { to, revision },
          }),
        )
        keep(answer)
        latest.current = draftOf(answer.fields)
        onServer.current = latest.current
        setDraft(latest.current)
        setIsChanged(false)
        return answer
      } catch (cause) {
        fail(cause)
        return null
      }
    })
  }

  return {
    /** As it is on the server; null until a new post is first saved. */
    saved,
    draft,
    change,
    save,
    move,
    isChanged,
    isAutomatic,
    phase,
    savedAt,
    errors,
    setErrors,
    /** Why the last request failed, if no field is the cause. */
    failure,
  }
}
