import type { Db } from '../../../db/connect.ts'
import type { DocumentKind } from './keys.ts'
import { writeDocuments } from './write-documents.repository.ts'

/** Updates the search documents of entities that another domain changes; see `writeDocuments`. */
export const indexDocuments = (tx: Db, kind: DocumentKind, ids: readonly number[]): Promise<void> =>
  writeDocuments(tx, kind, ids)
