import type { ComponentGuide } from '../../../../ui/src/internal/component-guide'

/**
 * The content of a flow's docs page: like a component's guide, but for a whole screen or panel. It is
 * in `<name>.guide.ts` beside the stories and passed as `parameters.guide`. Quote interface texts
 * exactly, in “these”.
 *
 * `use` says where the flow is shown and to whom, `avoid` what to use instead; `keyboard` lists keys
 * other than Tab between fields; `dos` and `donts` are for developers who change the flow.
 */
export interface FlowGuide extends Omit<ComponentGuide, 'dos' | 'donts'> {
  /** The purpose in one or two sentences, shown under the title. */
  lead: string
  dos: readonly FlowRule[]
  donts: readonly FlowRule[]
}

/** A rule in one or two sentences. Unlike a component's rule it has no example: screens are too heavy. */
interface FlowRule {
  text: string
}
