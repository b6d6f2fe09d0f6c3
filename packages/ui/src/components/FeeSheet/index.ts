export { type FeeRow, FeeSheet, type FeeSheetProps } from './FeeSheet'
