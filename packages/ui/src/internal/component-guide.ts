/** A rule of use, with the story that shows it. */
export interface GuideRule {
  /** One sentence. */
  text: string
  /** Export name of the story above the rule, such as `Variants`. A story only for this rule has the tags `['!dev', '!autodocs', '!test']`. */
  story?: string
}

/**
 * The guide of a component, which its docs page shows with the docstrings of its code. The file
 * `<Component>.guide.ts` beside the stories exports it, and `parameters.guide` passes it to the page.
 *
 * All texts are plain English. Text in `backticks` is set as code; the name of a component, such as
 * `ButtonLink`, becomes a link to its page.
 */
export interface ComponentGuide {
  /** Reasons to use it: a sentence each. */
  use: readonly string[]
  /** Reasons not to use it, with the alternative: a sentence each. */
  avoid: readonly string[]
  /** Its parts in reading order; numbered on the page. */
  anatomy: readonly { part: string; text: string }[]
  /** The effect of each key, such as `{ keys: 'Enter', does: 'Presses the button.' }`; spaces separate several keys. Empty if the component takes no focus. */
  keyboard: readonly { keys: string; does: string }[]
  /** Its support for assistive technology, and the duties of its users. */
  accessibility: readonly string[]
  /** Good use, on the left. */
  dos: readonly GuideRule[]
  /** Bad use, on the right of its counterpart. */
  donts: readonly GuideRule[]
}
