export { ChoiceList, type ChoiceListProps } from './ChoiceList'
export type { Choice } from './choices'
