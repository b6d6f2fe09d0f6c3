import type { ApiClient } from '@edbazaar/api-client'
import { useRef, useState } from 'react'
import type { RevisedDocument, RevisedDocumentOptions } from './revised-document'
import type { SaveOutcome } from './use-save-outcome'

type Options<Document, Fields> = Pick<
  RevisedDocumentOptions<Document, Fields>,
  'loaded' | 'create' | 'put' | 'withoutRefused'
>

export type ServerDocument<Document extends RevisedDocument | null, Fields> = ReturnType<
  typeof useServerDocument<Document, Fields>
>

/** The document as it is on the server, on top of which the next save is made. */
export function useServerDocument<Document extends RevisedDocument | null, Fields>(
  { loaded, create, put, withoutRefused }: Options<Document, Fields>,
  outcome: SaveOutcome,
) {
  const [document, setDocument] = useState(loaded)
  const known = useRef(loaded)

  function accept(answer: NonNullable<Document>): NonNullable<Document> {
    known.current = answer
    setDocument(answer)
    outcome.clearErrors()
    return answer
  }

  /** Creates a new document first. */
  async function existing(api: ApiClient): Promise<NonNullable<Document>> {
    if (known.current !== null) return known.current
    if (create === undefined) throw new Error('A new document needs `create`')
    return accept(await create(api))
  }

  /** Saves what the server does not refuse, and throws the refusal. */
  async function save(api: ApiClient, fields: Fields): Promise<NonNullable<Document>> {
    const current = await existing(api)
    try {
      return accept(await put(api, current, fields))
    } catch (cause) {
      const valid = withoutRefused?.(cause, fields, current) ?? null
      if (valid === null) throw cause
      accept(await put(api, current, valid))
      outcome.setSavedAt(new Date())
      throw cause
    }
  }

  return { document, known, accept, existing, save }
}
