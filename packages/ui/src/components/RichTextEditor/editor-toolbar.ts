/** `school` has links, `store` has headings and justified text. */
export const editorToolbars = ['school', 'store'] as const
export type EditorToolbarKind = (typeof editorToolbars)[number]
