import { type ApiClient, ApiError, answerOf, type OwnVideo } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type VideoFields = OwnVideo['latest']['fields']
/** `conflict`: another tab has saved since. `offline`: the server could not be reached. */
export type VideoPhase = 'unchanged' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict'
/** What is wrong, by field of the API; captions can have several errors. */
export type VideoErrors = readonly { readonly field: string; readonly msg: string }[]
export type VideoEditor = ReturnType<typeof useVideoEditor>

/** Milliseconds without a change after which a video saves itself. */
const autoSaveDelay = 500
/** Milliseconds after which a save is tried again that could not reach the server. */
const retryDelay = 10_000

/**
 * What an author says about a video. It saves itself; requests follow one another, so that each has the
 * revision of the one before. Captions are saved on request: half of a file is no captions.
 */
export function useVideoEditor(loaded: OwnVideo) {
  const store = useStore()
  const apiErrorMessage = useApiErrorMessage()
  const [video, setVideo] = useState(loaded)
  const [fields, setFields] = useState<VideoFields>(loaded.latest.fields)
  const [isChanged, setIsChanged] = useState(false)
  const [phase, setPhase] = useState<VideoPhase>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errors, setErrors] = useState<VideoErrors>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [failedWhat, setFailedWhat] = useState<'save' | 'action'>('save')
  const latest = useRef(fields)
  const known = useRef(loaded)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const path = { id: loaded.id }

  function accept(answer: OwnVideo): void {
    known.current = answer
    setVideo(answer)
    setErrors([])
    setFailure(null)
  }

  function fail(cause: unknown): void {
    const next = phaseAfter(cause)
    setPhase(next)
    if (!(cause instanceof ApiError)) return
    setErrors(cause.errors.map(({ field, msg }) => ({ field: plainField(field), msg })))
    setFailure(cause.errors.length > 0 ? null : apiErrorMessage(cause))
  }

  async function saveNow(api: ApiClient, sent: VideoFields): Promise<OwnVideo | null> {
    setPhase('saving')
    setFailedWhat('save')
    try {
      const { revision } = known.current
      accept(
        await answerOf(
          api.PUT('/users/my-videos/{id}', {
            params: { path },
            body: { revision, fields: sendable(sent) },
          }),
        ),
      )
      if (latest.current === sent) setIsChanged(false)
      setSavedAt(new Date())
      setPhase('saved')
      return known.current
    } catch (cause) {
      fail(cause)
      return null
    }
  }

  /** Saves after the requests that are on their way. Null after a failure. */
  function save(): Promise<OwnVideo | null> {
    const api = store.get(apiAtom)
    const next = queue.current.then(() => (api === null ? null : saveNow(api, latest.current)))
    queue.current = next
    return next
  }

  const autoSave = useEffectEvent(() => void save())
  const isEditable = video.status !== 'review'
  const isAutomatic = isChanged && phase !== 'conflict' && isEditable
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

  function set(changes: Partial<VideoFields>): void {
    latest.current = { ...latest.current, ...changes }
    setFields(latest.current)
  }

  function change(changes: Partial<VideoFields>): void {
    set(changes)
    setIsChanged(true)
    setErrors((current) => current.filter(({ field }) => !(rootOf(field) in changes)))
  }

  /** Saves changes at once; refused ones are taken back. Null after a failure. */
  async function commit(changes: Partial<VideoFields>): Promise<OwnVideo | null> {
    const before = latest.current
    set(changes)
    const saved = await save()
    if (saved === null)
      set(
        Object.fromEntries(
          Object.keys(changes).map((field) => [field, before[field as keyof VideoFields]]),
        ),
      )
    return saved
  }

  /** Saves what changed, then runs a request whose answer is the video. Null after a failure. */
  async function run(request: (api: ApiClient, video: OwnVideo) => Promise<OwnVideo>) {
    const api = store.get(apiAtom)
    const current = isChanged ? await save() : known.current
    if (api === null || current === null) return null
    try {
      const answer = await request(api, current)
      accept(answer)
      setPhase('unchanged')
      return answer
    } catch (cause) {
      fail(cause)
      setPhase('failed')
      setFailedWhat('action')
      return null
    }
  }

  return {
    /** As it is on the server. */
    video,
    fields,
    change,
    commit,
    save,
    /** Changes the status, after saving. Null after a failure. */
    move: (to: OwnVideo['status']) =>
      run((api, { revision }) =>
        answerOf(
          api.POST('/users/my-videos/{id}/transitions', {
            params: { path },
            body: { to, revision },
          }),
        ),
      ),
    resolve: (remarkId: number, isResolved: boolean) =>
      run((api) =>
        answerOf(
          api.PUT('/users/my-videos/{id}/remarks/{remarkId}', {
            params: { path: { ...path, remarkId } },
            body: { is_resolved: isResolved },
          }),
        ),
      ),
    phase,
    savedAt,
    errors,
    /** The first error of a field. */
    errorOf: (name: string) => errors.find(({ field }) => rootOf(field) === name)?.msg,
    /** Why the last request failed, if no field is the cause. */
    failure,
    /** Whether the video could not be saved, or what the author did with it was refused. */
    failedWhat,
    isEditable,
  }
}

/** A speaker without a name is not sent yet. */
const sendable = (fields: VideoFields): VideoFields => ({
  ...fields,
  speakers: fields.speakers.filter(({ name }) => name.trim() !== ''),
})

function phaseAfter(cause: unknown): 'offline' | 'conflict' | 'failed' {
  if (!(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500) return 'offline'
  return cause.status === 409 ? 'conflict' : 'failed'
}

/** The API names a field of the body `fields.title`, or only `title`. */
const plainField = (field: string) => field.replace(/^fields\.?/, '') || 'fields'
/** `captions` of `captions.0.text`. */
const rootOf = (field: string) => field.replace(/[.[].*$/, '')
