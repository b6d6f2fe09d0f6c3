import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { useRef, useState } from 'react'
import { errorsOf, phaseAfter, type RevisedErrors, rootOf } from './save-failure'
import { useAutoSave } from './use-auto-save'
import { useRequestQueue } from './use-request-queue'

/**
 * `offline`: the server could not be reached. `conflict`: the document was saved in another tab or on
 * another device.
 */
export type RevisedPhase = 'unchanged' | 'saving' | 'saved' | 'failed' | 'offline' | 'conflict'

/** A document of which the server keeps every revision, and that admins review. */
interface RevisedDocument {
  readonly revision: number
  readonly status: string
}

interface RevisedDocumentOptions<Document, Fields> {
  /** Null for a new document that `create` creates with the first save. */
  loaded: Document
  fieldsOf: (document: Document) => Fields
  read: (api: ApiClient, document: NonNullable<Document>) => Promise<NonNullable<Document>>
  /** Saves fields on top of the latest revision. */
  put: (
    api: ApiClient,
    document: NonNullable<Document>,
    fields: Fields,
  ) => Promise<NonNullable<Document>>
  /** Creates a new document; needed if `loaded` may be null. */
  create?: (api: ApiClient) => Promise<NonNullable<Document>>
  /** Whether changes are saved without being asked for; by default unless it is in review. */
  savesItself?: (document: Document) => boolean
  /** The fields that can be saved after the server refused some; null if none can. */
  withoutRefused?: (
    cause: unknown,
    fields: Fields,
    document: NonNullable<Document>,
  ) => Fields | null
  /** Called with each change, and the revision that it is based on; 0 for a new document. */
  onChange?: (revision: number, fields: Fields) => void
  /** Called when the server has everything. */
  onSaved?: () => void
}

export type RevisedEditor = ReturnType<typeof useRevisedDocument>

const isInReview = (document: RevisedDocument | null) => document?.status === 'review'

/**
 * The fields of a document while an author edits them. They are auto-saved. Requests follow one another,
 * so that each has the revision of the one before.
 */
export function useRevisedDocument<Document extends RevisedDocument | null, Fields extends object>({
  loaded,
  fieldsOf,
  read,
  put,
  create,
  savesItself = (document) => !isInReview(document),
  withoutRefused,
  onChange,
  onSaved,
}: RevisedDocumentOptions<Document, Fields>) {
  const enqueue = useRequestQueue()
  const apiErrorMessage = useApiErrorMessage()
  const [document, setDocument] = useState(loaded)
  const [fields, setFields] = useState(() => fieldsOf(loaded))
  const [isChanged, setIsChanged] = useState(false)
  const [phase, setPhase] = useState<RevisedPhase>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [errors, setErrors] = useState<RevisedErrors>([])
  const [failure, setFailure] = useState<string | null>(null)
  const [failedWhat, setFailedWhat] = useState<'save' | 'action'>('save')
  const latest = useRef(fields)
  const onServer = useRef(fields)
  const known = useRef<Document>(loaded)

  function accept(answer: NonNullable<Document>): void {
    known.current = answer
    setDocument(answer)
    setErrors([])
    setFailure(null)
  }

  function fail(cause: unknown, what: 'save' | 'action'): void {
    setPhase(what === 'save' ? phaseAfter(cause) : 'failed')
    setFailedWhat(what)
    if (!(cause instanceof ApiError)) {
      console.error(cause)
      return
    }
    setErrors(errorsOf(cause))
    setFailure(cause.errors.length > 0 ? null : apiErrorMessage(cause))
  }

  /** The document that a save is based on. */
  async function existing(api: ApiClient): Promise<NonNullable<Document>> {
    if (known.current !== null) return known.current
    if (create === undefined) throw new Error('A new document needs `create`')
    const created = await create(api)
    accept(created)
    return created
  }

  /** Saves what the server does not refuse, and throws the refusal. */
  async function putValid(api: ApiClient, sent: Fields): Promise<NonNullable<Document>> {
    const current = await existing(api)
    try {
      return await put(api, current, sent)
    } catch (cause) {
      const valid = withoutRefused?.(cause, sent, current) ?? null
      if (valid === null) throw cause
      accept(await put(api, current, valid))
      setSavedAt(new Date())
      throw cause
    }
  }

  /** `isTakenBack`: whether a failure takes the change back, so that there is nothing to try again. */
  async function saveNow(
    api: ApiClient,
    isTakenBack = false,
  ): Promise<NonNullable<Document> | null> {
    const sent = latest.current
    setPhase('saving')
    try {
      const saved = await putValid(api, sent)
      accept(saved)
      onServer.current = sent
      if (latest.current === sent) {
        setIsChanged(false)
        onSaved?.()
      }
      setSavedAt(new Date())
      setPhase('saved')
      return saved
    } catch (cause) {
      fail(cause, isTakenBack && phaseAfter(cause) === 'offline' ? 'action' : 'save')
      return null
    }
  }

  /** Saves after the pending requests. Null after a failure. */
  const save = () => enqueue((api) => saveNow(api))

  /** A request that was on its way may have saved the change, or submitted the document for review. */
  function autoSave(): void {
    void enqueue(async (api) => {
      if (latest.current === onServer.current)
        setPhase((before) => (before === 'offline' ? 'unchanged' : before))
      else if (savesItself(known.current)) await saveNow(api)
    })
  }
  useAutoSave({
    fields,
    isAutomatic: isChanged && phase !== 'conflict' && savesItself(document),
    isOffline: phase === 'offline',
    save: autoSave,
  })

  function set(next: Fields): void {
    latest.current = next
    setFields(next)
  }

  function change(changes: Partial<Fields>): void {
    set({ ...latest.current, ...changes })
    setIsChanged(true)
    onChange?.(known.current?.revision ?? 0, latest.current)
    setErrors((current) => current.filter(({ field }) => !(rootOf(field) in changes)))
  }

  /** Shows fields that an earlier visit could not save; `isOutdated` if others were saved since. */
  function restore(found: Fields, isOutdated: boolean): void {
    set(found)
    setIsChanged(true)
    if (isOutdated) setPhase('conflict')
  }

  /** Saves changes at once; refused ones are taken back. Null after a failure. */
  async function commit(changes: Partial<Fields>): Promise<NonNullable<Document> | null> {
    const before = latest.current
    const changed = { ...before, ...changes }
    set(changed)
    const saved = await enqueue((api) => saveNow(api, true))
    if (saved === null)
      set(
        latest.current === changed
          ? before
          : { ...latest.current, ...valuesOf(before, Object.keys(changes)) },
      )
    return saved
  }

  /** Saves what changed, then runs a request whose answer is the document. Null after a failure. */
  function run(
    request: (api: ApiClient, document: NonNullable<Document>) => Promise<NonNullable<Document>>,
  ) {
    return enqueue(async (api) => {
      const isSaved = known.current !== null && latest.current === onServer.current
      const current = isSaved ? known.current : await saveNow(api)
      if (current === null) return null
      try {
        const answer = await request(api, current)
        accept(answer)
        setPhase((before) => (before === 'failed' ? 'unchanged' : before))
        return answer
      } catch (cause) {
        fail(cause, 'action')
        return null
      }
    })
  }

  /** After a conflict: saves the fields here as the latest revision, or shows the other ones. */
  async function settle(choice: 'mine' | 'other'): Promise<void> {
    await enqueue(async (api) => {
      try {
        const other = await read(api, await existing(api))
        accept(other)
        if (choice === 'mine') return void (await saveNow(api))
        onServer.current = fieldsOf(other)
        set(onServer.current)
        setIsChanged(false)
        setPhase('unchanged')
        onSaved?.()
      } catch (cause) {
        fail(cause, 'save')
      }
    })
  }

  return {
    /** As it is on the server. */
    document,
    fields,
    /** Whether something is not saved yet. */
    isChanged,
    change,
    commit,
    restore,
    save,
    run,
    settle,
    phase,
    savedAt,
    errors,
    /** Shows what is wrong before anything is sent. */
    setErrors,
    /** The first error of a field. */
    errorOf: (name: string) => errors.find(({ field }) => rootOf(field) === name)?.msg,
    /** The reason why the last request failed, if no field is the cause. */
    failure,
    /** Whether the document could not be saved, or what the author did with it was refused. */
    failedWhat,
    isEditable: !isInReview(document),
  }
}

const valuesOf = <Fields extends object>(fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name as keyof Fields]]))
