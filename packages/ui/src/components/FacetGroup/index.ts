export { FacetGroup, type FacetGroupProps, type FacetOption } from './FacetGroup'
export type { FacetGroupLabels } from './labels'
