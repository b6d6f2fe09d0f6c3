export { type RevisedPhase, useRevisedDocument } from './use-revised-document'
