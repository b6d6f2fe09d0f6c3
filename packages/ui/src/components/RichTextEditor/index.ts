export { type EditorToolbarKind, editorToolbars } from './editor-toolbar'
export type { EditorLabels } from './labels'
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
