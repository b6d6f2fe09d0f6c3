export { Board, type BoardProps } from './Board'
export type { BoardCard, BoardColumn, CardPlace } from './board-types'
export type { BoardLabels } from './labels'
