/** A rule of use, with the story that shows it. */
export interface GuideRule {
  /** One sentence. */
  text: string
  /** Export name of the story shown above it, such as `Variants`; one made for it alone has the tags `['!dev', '!autodocs', '!test']`. */
  story?: string
}

/**
 * What a component's docs page says beside what its code says of itself. It stands in
 * `<Component>.guide.ts` beside the stories, and `parameters.guide` hands it to the page.
 *
 * Every text is plain English. Words in `backticks` are set as code; the name of a component, such
 * as `ButtonLink`, becomes a link to its page.
 */
export interface ComponentGuide {
  /** When to use it: a sentence each. */
  use: readonly string[]
  /** When not to, and what to take instead: a sentence each. */
  avoid: readonly string[]
  /** Its parts, in the order a reader meets them; numbered on the page. */
  anatomy: readonly { part: string; text: string }[]
  /** What each key does, such as `{ keys: 'Enter', does: 'Presses the button.' }`; several keys of one line are parted by a space. Empty where it takes no focus. */
  keyboard: readonly { keys: string; does: string }[]
  /** What it does for assistive technology, and what is left to whoever uses it. */
  accessibility: readonly string[]
  /** Good use, shown at the left. */
  dos: readonly GuideRule[]
  /** Bad use, shown at the right of its counterpart. */
  donts: readonly GuideRule[]
}
