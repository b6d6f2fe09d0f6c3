import { type ApiClient, ApiError, answerOf, type OwnBlog } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BlogFields, useKeptText } from './kept-text'

/** Milliseconds without a change after which a blog saves itself. */
const autoSaveDelay = 500
/** Milliseconds after which a save is tried again that could not reach the server. */
const retryDelay = 10_000

/**
 * `offline`: the server could not be reached, and the text is kept in the browser. `conflict`: another
 * tab has saved since.
 */
export type BlogPhase = 'unchanged' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict'
export type BlogErrors = Readonly<Record<string, string>>
export type BlogEditor = ReturnType<typeof useBlogEditor>

const isEditable = ({ status }: OwnBlog) => status !== 'review'

/**
 * The text of a blog while it is written. Requests follow one another, so that each has the revision of
 * the one before. What was typed is kept in the browser until the server has it.
 */
export function useBlogEditor(loaded: OwnBlog) {
  const store = useStore()
  const apiErrorMessage = useApiErrorMessage()
  const kept = useKeptText(loaded)
  const [blog, setBlog] = useState(loaded)
  const [fields, setFields] = useState<BlogFields>(loaded.fields)
  const [isChanged, setIsChanged] = useState(false)
  const [phase, setPhase] = useState<BlogPhase>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errors, setErrors] = useState<BlogErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [failedWhat, setFailedWhat] = useState<'save' | 'action'>('save')
  const latest = useRef(fields)
  const known = useRef(loaded)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const isTouched = useRef(false)
  const path = { id: loaded.id }

  function accept(answer: OwnBlog): void {
    known.current = answer
    setBlog(answer)
    setErrors({})
    setFailure(null)
  }

  function fail(cause: unknown): void {
    const next = phaseAfter(cause)
    setPhase(next)
    if (next !== 'failed' || !(cause instanceof ApiError)) return
    setErrors(errorsOf(cause))
    setFailure(cause.errors.length > 0 ? null : apiErrorMessage(cause))
  }

  async function saveNow(api: ApiClient): Promise<OwnBlog | null> {
    const sent = latest.current
    setPhase('saving')
    setFailedWhat('save')
    try {
      const { revision } = known.current
      accept(
        await answerOf(
          api.PUT('/users/my-blogs/{id}', { params: { path }, body: { revision, fields: sent } }),
        ),
      )
      if (latest.current === sent) {
        setIsChanged(false)
        kept.forget()
      }
      setSavedAt(new Date())
      setPhase('saved')
      return known.current
    } catch (cause) {
      fail(cause)
      return null
    }
  }

  /** Saves after the requests that are on their way. Null after a failure. */
  function save(): Promise<OwnBlog | null> {
    const api = store.get(apiAtom)
    const next = queue.current.then(() => (api === null ? null : saveNow(api)))
    queue.current = next
    return next
  }

  const autoSave = useEffectEvent(() => void save())
  const isAutomatic = isChanged && phase !== 'conflict' && isEditable(blog)
  useEffect(() => {
    if (!isAutomatic) return
    const timer = setTimeout(autoSave, autoSaveDelay)
    return () => clearTimeout(timer)
  }, [fields, isAutomatic])
  useEffect(() => {
    if (phase !== 'offline') return
    const timer = setInterval(autoSave, retryDelay)
    window.addEventListener('online', autoSave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', autoSave)
    }
  }, [phase])

  /** What an earlier visit could not save. */
  const takeKept = useEffectEvent(() => {
    if (isTouched.current || kept.found === null) return
    isTouched.current = true
    latest.current = kept.found
    setFields(kept.found)
    setIsChanged(true)
    if (kept.isOutdated) setPhase('conflict')
  })
  const hasKept = kept.found !== null
  useEffect(() => {
    if (hasKept) takeKept()
  }, [hasKept])

  function change(changes: Partial<BlogFields>): void {
    isTouched.current = true
    latest.current = { ...latest.current, ...changes }
    setFields(latest.current)
    setIsChanged(true)
    kept.keep(known.current.revision, latest.current)
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changes))),
    )
  }

  /** Shows a text that the server has, in place of the one here. */
  function show(answer: OwnBlog): void {
    accept(answer)
    latest.current = answer.fields
    setFields(answer.fields)
    setIsChanged(false)
    kept.forget()
    setPhase('unchanged')
  }

  /** Saves, then runs a request whose answer is the blog. Null after a failure. */
  async function run(request: (api: ApiClient, blog: OwnBlog) => Promise<OwnBlog>) {
    const api = store.get(apiAtom)
    const current = isChanged ? await save() : known.current
    if (api === null || current === null) return null
    try {
      const answer = await request(api, current)
      accept(answer)
      return answer
    } catch (cause) {
      fail(cause)
      setFailedWhat('action')
      if (cause instanceof ApiError && cause.status === 409) {
        setPhase('failed')
        setFailure(apiErrorMessage(cause))
      }
      return null
    }
  }

  const read = (api: ApiClient) => answerOf(api.GET('/users/my-blogs/{id}', { params: { path } }))

  /** After a conflict: saves the text here as the latest revision, or shows the other one. */
  async function settle(choice: 'mine' | 'other'): Promise<void> {
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      const other = await read(api)
      if (choice === 'other') return show(other)
      known.current = other
      setBlog(other)
      await save()
    } catch (cause) {
      fail(cause)
    }
  }

  return {
    /** As it is on the server. */
    blog,
    fields,
    change,
    save,
    show,
    settle,
    /** Changes the status, after saving. Null after a failure. */
    move: (to: OwnBlog['status']) =>
      run((api, { revision }) =>
        answerOf(
          api.POST('/users/my-blogs/{id}/transitions', {
            params: { path },
            body: { to, revision },
          }),
        ),
      ),
    resolve: (commentId: number, isResolved: boolean) =>
      run((api) =>
        answerOf(
          api.PUT('/users/my-blogs/{id}/comments/{commentId}', {
            params: { path: { ...path, commentId } },
            body: { is_resolved: isResolved },
          }),
        ),
      ),
    phase,
    savedAt,
    errors,
    /** Why the last request failed, if no field is the cause. */
    failure,
    /** Whether the text could not be saved, or what the author did with it was refused. */
    failedWhat,
    isEditable: isEditable(blog),
  }
}

function phaseAfter(cause: unknown): 'offline' | 'conflict' | 'failed' {
  if (!(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500) return 'offline'
  return cause.status === 409 ? 'conflict' : 'failed'
}

/** The messages by field; one about a field of `fields` has its name. */
const errorsOf = (cause: ApiError): BlogErrors =>
  Object.fromEntries(
    cause.errors.map(({ field, msg }) => [field.replace(/^fields\.?/, '') || 'body', msg]),
  )
