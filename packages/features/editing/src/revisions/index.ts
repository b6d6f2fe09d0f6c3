export { RemoveContent } from './RemoveContent'
export { RevisionNotices } from './RevisionNotices'
export { RevisionSaveState } from './RevisionSaveState'
export { useRevisedDocument } from './use-revised-document'
