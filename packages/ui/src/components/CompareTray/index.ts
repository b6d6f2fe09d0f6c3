export { CompareTray, type CompareTrayProps, type TrayEntry } from './CompareTray'
