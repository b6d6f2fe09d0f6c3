/** A section of a long page or form that a jump component leads to. */
export interface JumpTarget {
  /** The heading of the section. */
  label: string
  /** The section's id with its hash. */
  href: `#${string}`
  /** Whether it is a part of the target before it; a `JumpList` indents it. @default false */
  isPart?: boolean
}
