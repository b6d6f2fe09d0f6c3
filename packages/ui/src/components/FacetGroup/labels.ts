import { formatCount } from '../../formatting/numbers'

/** Texts of the button that shows the values after the first ones. */
export interface FacetGroupLabels {
  /** @default '7 more' */
  more: (count: number) => string
  /** @default 'Show fewer' */
  fewer: string
}

export const defaultLabels: FacetGroupLabels = {
  more: (count) => `${formatCount(count)} more`,
  fewer: 'Show fewer',
}
