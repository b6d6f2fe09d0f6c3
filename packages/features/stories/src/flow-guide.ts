import type { ComponentGuide } from '../../../ui/src/internal/component-guide'

/**
 * What a flow's docs page says: as a component's guide, but of a screen or a panel as a whole. It
 * stands in `<name>.guide.ts` beside the stories, and `parameters.guide` hands it to the page. What
 * a person reads is quoted word for word, in “these”.
 *
 * `use` says where it is shown and to whom, `avoid` where something else is; `keyboard` has what
 * goes beyond Tab from one field to the next; `dos` and `donts` are for those who change the flow.
 */
export interface FlowGuide extends Omit<ComponentGuide, 'dos' | 'donts'> {
  /** What it is for, in a sentence or two; it stands under the title. */
  lead: string
  dos: readonly FlowRule[]
  donts: readonly FlowRule[]
}

/** A rule in one sentence or two. Whole screens are too heavy to stand beside it. */
interface FlowRule {
  text: string
}
