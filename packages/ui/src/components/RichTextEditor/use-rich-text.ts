import { createDocument } from '@tiptap/core'
import { type Editor, useEditor, useEditorState } from '@tiptap/react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { alignedTypes } from './alignment'
import { cleanPaste, withoutStyles } from './clean-paste'
import type { EditorToolbarKind } from './editor-toolbar'
import { extensionsOf } from './extensions'

/** The content as HTML; empty if there is no text. */
export const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

interface RichTextOptions {
  kind: EditorToolbarKind
  value: string
  onChange: (html: string) => void
  /** Attributes of the editable element: id, class and label. */
  attributes: Record<string, string>
}

/** The editor of a value: reports typed changes and shows external ones. */
export function useRichText({ kind, value, onChange, attributes }: RichTextOptions): Editor | null {
  const reported = useRef([value])
  // Memoised, because a new object would recreate the editor on every keystroke.
  const key = JSON.stringify(attributes)
  const editorProps = useMemo(
    () => ({ attributes: JSON.parse(key), transformPastedHTML: cleanPaste }),
    [key],
  )
  const editor = useEditor({
    extensions: extensionsOf[kind],
    editorProps,
    content: withoutStyles(value),
    immediatelyRender: false,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      const html = htmlOf(changed)
      reported.current.push(html)
      onChange(html)
    },
  })
  useExternalValue(editor, value, reported)
  return editor
}

/**
 * Shows an external value without adding an undo step; equivalent HTML is not replaced. `reported` has
 * the last value that came back as `value` and those reported since, the newest last. On a busy page a
 * value comes back when more has been typed, which must stay.
 */
function useExternalValue(editor: Editor | null, value: string, reported: RefObject<string[]>) {
  useEffect(() => {
    if (editor === null) return
    const isLast = reported.current.at(-1) === value
    const index = reported.current.indexOf(value)
    reported.current = isLast || index === -1 ? [value] : reported.current.slice(index)
    if (index !== -1) return
    const given = withoutStyles(value)
    if (editor.state.doc.eq(createDocument(given, editor.schema))) return
    editor.chain().setMeta('addToHistory', false).setContent(given, { emitUpdate: false }).run()
  }, [editor, value, reported])
}

/** The toolbar state for the current cursor position. */
export function useFormat(editor: Editor | null) {
  return useEditorState({
    editor,
    selector: ({ editor: current }) => {
      if (current === null) return null
      const level: unknown = current.getAttributes('heading').level
      return {
        bold: current.isActive('bold'),
        italic: current.isActive('italic'),
        underline: current.isActive('underline'),
        strike: current.isActive('strike'),
        code: current.isActive('code'),
        bulletList: current.isActive('bulletList'),
        orderedList: current.isActive('orderedList'),
        link: current.isActive('link'),
        quote: current.isActive('blockquote'),
        figure: current.isActive('figure'),
        heading: current.isActive('heading') ? Number(level) : 0,
        alignment: alignmentOf(current),
        canUndo: current.can().undo(),
        canRedo: current.can().redo(),
      }
    },
  })
}

export type Format = NonNullable<ReturnType<typeof useFormat>>

function alignmentOf(editor: Editor): string {
  const type = alignedTypes.find((name) => editor.isActive(name))
  const alignment: unknown = type && editor.getAttributes(type).alignment
  return typeof alignment === 'string' ? alignment : 'left'
}
