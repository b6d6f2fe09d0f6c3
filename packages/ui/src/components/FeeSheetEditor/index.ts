export { FeeSheetEditor, type FeeSheetEditorProps } from './FeeSheetEditor'
export {
  type FeeEntry,
  type FeeHead,
  type FeeProblem,
  type FeeProblemKind,
  feeProblems,
  formatAmount,
  isEmptyEntry,
  readAmount,
} from './fee-entries'
export type { FeeSheetEditorLabels } from './labels'
