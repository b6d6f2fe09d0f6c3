/** A school links, a store has headings and justified lines. */
export const editorToolbars = ['school', 'store'] as const
export type EditorToolbarKind = (typeof editorToolbars)[number]
