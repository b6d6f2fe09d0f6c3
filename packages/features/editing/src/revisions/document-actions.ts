import type { ApiClient } from '@edbazaar/api-client'
import type { RevisedDocument } from './revised-document'
import type { DocumentParts, DocumentSaves } from './use-document-saves'

/** What an author asks for. Each waits for the requests before, and saves what is not saved yet. */
export function documentActions<Document extends RevisedDocument | null, Fields extends object>(
  {
    options: { fieldsOf, read, onSaved },
    edited,
    server,
    outcome,
  }: DocumentParts<Document, Fields>,
  { enqueue, saveNow }: DocumentSaves<Document>,
) {
  return {
    /** Null after a failure. */
    save: () => enqueue((api) => saveNow(api)),

    /** Saves changes at once; refused ones are taken back. Null after a failure. */
    async commit(changes: Partial<Fields>): Promise<NonNullable<Document> | null> {
      const before = edited.latest.current
      const changed = { ...before, ...changes }
      edited.set(changed)
      const saved = await enqueue((api) => saveNow(api, true))
      if (saved === null)
        edited.set(
          edited.latest.current === changed
            ? before
            : { ...edited.latest.current, ...valuesOf(before, Object.keys(changes)) },
        )
      return saved
    },

    /** Saves what changed, then runs a request whose answer is the document. Null after a failure. */
    run: (
      request: (api: ApiClient, document: NonNullable<Document>) => Promise<NonNullable<Document>>,
    ) =>
      enqueue(async (api) => {
        const { current: known } = server.known
        const current = known !== null && edited.isSaved() ? known : await saveNow(api)
        if (current === null) return null
        try {
          const answer = server.accept(await request(api, current))
          outcome.setPhase((before) => (before === 'failed' ? 'unchanged' : before))
          return answer
        } catch (cause) {
          outcome.fail(cause, 'action')
          return null
        }
      }),

    /** After a conflict: saves the fields here as the latest revision, or shows the other ones. */
    async settle(choice: 'mine' | 'other'): Promise<void> {
      await enqueue(async (api) => {
        try {
          const other = server.accept(await read(api, await server.existing(api)))
          if (choice === 'mine') return void (await saveNow(api))
          const fields = fieldsOf(other)
          edited.set(fields)
          edited.markSaved(fields)
          outcome.setPhase('unchanged')
          onSaved?.()
        } catch (cause) {
          outcome.fail(cause, 'save')
        }
      })
    },
  }
}

const valuesOf = <Fields extends object>(fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name as keyof Fields]]))
