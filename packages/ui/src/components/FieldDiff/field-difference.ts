/** A piece of a text: the same in both versions, only in the new one, or only in the old one. */
export interface DiffPart {
  text: string
  change?: 'added' | 'removed' | undefined
  /** Whether the piece is outlined, because a finding is about it. */
  isMarked?: boolean | undefined
}

export interface DiffImage {
  src: string
  /** The image's description. */
  alt: string
  /** Date and size, a line each. */
  caption?: readonly string[] | undefined
}

/** One side of a difference that is shown in two columns. Without parts it is empty. */
export interface DiffSide {
  parts: readonly DiffPart[]
  /** Below the value: "5.5% more". */
  note?: string | undefined
}

/** The difference of a field between two versions. */
export type FieldDifference =
  | { kind: 'sides'; before: DiffSide; after: DiffSide }
  | { kind: 'text'; parts: readonly DiffPart[]; summary?: string | undefined }
  | {
      kind: 'set'
      added: readonly string[]
      removed: readonly string[]
      /** The part that stays: "17 unchanged". */
      rest?: string | undefined
    }
  | { kind: 'images'; before: readonly DiffImage[]; after: readonly DiffImage[] }
