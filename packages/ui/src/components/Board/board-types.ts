import type { ReactElement, ReactNode } from 'react'

/** A record on the board. */
export interface BoardCard {
  id: string
  /** Title of the card and, in announcements, its name. */
  name: string
  /** URL of the record. */
  href: string
  /** Facts under the name. */
  facts?: ReactNode
  /** A control beside the name, such as a menu of moves. */
  actions?: ReactNode
}

/** A stage of the process. */
export interface BoardColumn {
  id: string
  title: string
  /** A `StageMark` before the title. */
  mark?: ReactElement
  /** The number of records in the column, of which `cards` may be the first. */
  total: number
  /** A sentence under the title: "Oldest: 4 days". */
  note?: string | undefined
  /** In the order shown. */
  cards: readonly BoardCard[]
  /** Link to the other records of the column. */
  more?: { label: string; href: string } | undefined
  /** Shows only the title and the count, such as for stages that end the process. @default false */
  isNarrow?: boolean
}

/** A card in a column. */
export interface CardPlace {
  cardId: string
  columnId: string
}
