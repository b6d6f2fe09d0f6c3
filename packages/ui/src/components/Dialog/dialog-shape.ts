/** `modal` asks or tells one thing; `panel` holds a long form at the side of the window. */
export const dialogShapes = ['modal', 'panel'] as const
export type DialogShape = (typeof dialogShapes)[number]
