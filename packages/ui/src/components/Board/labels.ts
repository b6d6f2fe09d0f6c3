/** Texts that screen readers announce while a card is moved with the keyboard. */
export interface BoardLabels {
  /** After Space. */
  pickedUp: (name: string, columns: string) => string
  /** While the arrow keys choose a column. */
  over: (name: string, column: string) => string
  dropped: (name: string, column: string) => string
  cancelled: (name: string) => string
  /** Space on a card that cannot be moved. */
  cannotMove: (name: string) => string
  /** In the column under a dragged card. @default 'Drop here' */
  dropHere: string
}

export const defaultLabels: BoardLabels = {
  pickedUp: (name, columns) =>
    `${name} picked up. Choose a column with the arrow keys: ${columns}. Space drops, Escape cancels.`,
  over: (name, column) => `${name} over ${column}`,
  dropped: (name, column) => `${name} dropped on ${column}`,
  cancelled: (name) => `${name} stays where it was`,
  cannotMove: (name) => `${name} cannot be moved`,
  dropHere: 'Drop here',
}
