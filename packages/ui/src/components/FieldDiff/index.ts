export type { DiffLabels } from './diff-labels'
export { FieldDiff, type FieldDiffProps } from './FieldDiff'
export { FieldDiffList, type FieldDiffListProps } from './FieldDiffList'
export type { DiffImage, DiffPart, DiffSide, FieldDifference } from './field-difference'
