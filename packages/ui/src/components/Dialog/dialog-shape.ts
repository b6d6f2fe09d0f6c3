/** `modal` is for one question or message; `panel` is for a long form at the side. */
export const dialogShapes = ['modal', 'panel'] as const
export type DialogShape = (typeof dialogShapes)[number]
