export { CompareTray, type CompareTrayProps, type TrayEntry } from './CompareTray'
export type { CompareTrayLabels } from './labels'
