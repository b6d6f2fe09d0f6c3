export { type EditorToolbarKind, editorToolbars } from './EditorToolbar'
export type { EditorLabels } from './labels'
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
