import type { ApiClient } from '@edbazaar/api-client'

/** A document of which the server keeps every revision, and that admins review. */
export interface RevisedDocument {
  readonly revision: number
  readonly status: string
}

export interface RevisedDocumentOptions<Document, Fields> {
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

export const isInReview = (document: RevisedDocument | null) => document?.status === 'review'
