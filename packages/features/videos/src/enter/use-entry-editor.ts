import { type ApiClient, ApiError, answerOf, type ContestEntryForm } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { fileBody } from '@edbazaar/feature-media'
import { useMessages } from '@edbazaar/feature-platform'
import { useRef, useState } from 'react'
import { messages } from './messages'

export type Entry = ContestEntryForm['entries'][number]
export type EntryContent = Pick<
  Entry,
  'title' | 'answers' | 'shown_name' | 'shown_detail' | 'is_named'
>
export type EntryEditor = ReturnType<typeof useEntryEditor>

const isSame = (content: EntryContent, other: EntryContent | undefined) =>
  JSON.stringify(content) === JSON.stringify(other)

/** For the requests of a form, which shows why they failed. */
const rethrow = (cause: unknown) => {
  throw cause
}

/** The form of a contest with the user's entries, and the requests about them. */
export function useEntryEditor(loaded: ContestEntryForm) {
  const t = useMessages(messages)
  const [form, setForm] = useState(loaded)
  const { run, isBusy } = useRequest()
  /** The values entered since the last save, by the id of the entry. */
  const unsaved = useRef(new Map<number, EntryContent>())

  /** Sends the request of a form, whose answer is the form of the contest. Null if another request is running. */
  const send = (request: (api: ApiClient) => Promise<ContestEntryForm>) =>
    run(request, { onSuccess: setForm, onFailure: rethrow })

  async function save(api: ApiClient, { id, revision }: Entry, content: EntryContent) {
    const saved = await answerOf(
      api.PUT('/users/my-contest-entries/{id}', {
        params: { path: { id } },
        body: { revision, ...content },
      }),
    )
    if (isSame(content, unsaved.current.get(id))) unsaved.current.delete(id)
    return saved
  }
  const move = (
    api: ApiClient,
    { id, revision }: Pick<Entry, 'id' | 'revision'>,
    to: Entry['state'],
    consent: { notice_version: number; is_declared: boolean } | null = null,
  ) =>
    answerOf(
      api.POST('/users/my-contest-entries/{id}/transitions', {
        params: { path: { id } },
        body: { revision, to, consent },
      }),
    )

  return {
    form,
    isBusy,
    /** Called with each change of what is entered. */
    onEntered: ({ id }: Entry, content: EntryContent) => unsaved.current.set(id, content),
    /** Whether the server has what was entered. An entry that was withdrawn needs no saving. */
    mayLeave: () =>
      !form.entries.some(({ id, state }) => state === 'draft' && unsaved.current.has(id)),
    begin: (requestKey: string, childId: number | null) =>
      send((api) =>
        answerOf(
          api.POST('/contests/{url}/entries', {
            params: { path: { url: form.contest.url } },
            body: { request_key: requestKey, child_id: childId },
          }),
        ),
      ),
    save: (entry: Entry, content: EntryContent) => send((api) => save(api, entry, content)),
    /** Saves a draft, then sends it. What was saved stays if it cannot be sent. */
    submit: (entry: Entry, content: EntryContent, isDeclared: boolean) =>
      send(async (api) => {
        const saved = await save(api, entry, content)
        setForm(saved)
        const current = saved.entries.find(({ id }) => id === entry.id) ?? entry
        return move(api, current, 'submitted', {
          notice_version: saved.notice.version,
          is_declared: isDeclared,
        })
      }),
    /** Uploads an image. Returns why it was refused: an empty text if a toast says so. */
    async addImage({ id }: Entry, questionId: string, file: File): Promise<string | null> {
      let refusal = ''
      const added = await run(
        (api) =>
          answerOf(
            api.POST('/users/my-contest-entries/{id}/images', {
              params: { path: { id }, query: { question_id: questionId } },
              ...fileBody(file),
            }),
          ),
        {
          onSuccess: setForm,
          onBusy: () => {
            refusal = t(messages.notUploadedYet)
          },
          onFailure: (cause) => {
            if (!(cause instanceof ApiError) || cause.errors.length === 0) return false
            refusal = cause.message
            return true
          },
        },
      )
      return added === null ? refusal : null
    },
    removeImage: ({ id }: Entry, imageId: number) =>
      run(
        (api) =>
          answerOf(
            api.DELETE('/users/my-contest-entries/{id}/images/{imageId}', {
              params: { path: { id, imageId } },
            }),
          ),
        { onSuccess: setForm },
      ),
    move: (entry: Entry, to: 'draft' | 'withdrawn') =>
      run((api) => move(api, entry, to), { onSuccess: setForm }),
  }
}
