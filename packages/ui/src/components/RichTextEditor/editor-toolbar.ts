/**
 * `school` has emphasis, links and alignment; `store` has headings and justified text instead of links;
 * `job` has bold, italic, lists and links only; `blog` has two levels of headings, emphasis, links,
 * quotations, lists and images.
 */
export const editorToolbars = ['school', 'store', 'job', 'blog'] as const
export type EditorToolbarKind = (typeof editorToolbars)[number]
