import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { SaveState } from '../SaveState/SaveState'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
import { guide } from './RichTextEditor.guide'

const school =
  '<p><strong>A neighbourhood school since 1986.</strong> Classes stay at 30. Children read for half an hour every morning, in English, Kannada or हिन्दी, and the library stays open till five.</p>'

/** A controlled editor, as in a form. */
function ControlledRichTextEditor({ value, onChange, ...rest }: RichTextEditorProps) {
  const [html, setHtml] = useState(value)
  const onTyped = (html: string) => {
    setHtml(html)
    onChange(html)
  }
  return <RichTextEditor {...rest} value={html} onChange={onTyped} />
}

const meta = {
  component: RichTextEditor,
  parameters: { guide },
  render: (args) => <ControlledRichTextEditor {...args} />,
  args: { label: 'Description', toolbar: 'school', value: '', onChange: fn(), onBlur: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 592 }}>{Story()}</div>],
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>
type Told = RichTextEditorProps['onChange'] | undefined

const written = (told: Told) => (told as ReturnType<typeof fn>).mock.lastCall?.[0]
const editorIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('textbox', { name: 'Description' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Types letter by letter and waits for each, because the editor reads its content after each. */
async function typeSlowly(editor: HTMLElement, text: string) {
  for (const letter of text) {
    const next = `${editor.textContent}${letter}`
    await userEvent.keyboard(letter)
    await waitFor(() => expect(editor.textContent).toBe(next))
  }
}

/** Pastes HTML as a browser does. */
async function paste(editor: HTMLElement, html: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  await fireEvent(editor, new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}

export const School: Story = {
  args: { value: school, labelEnd: <SaveState phase="saved" /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(await editorIn(canvasElement)).toHaveTextContent('A neighbourhood school')
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual([
      ...['Undo', 'Redo', 'Bold', 'Italic', 'Underline', 'Strike', 'Code', 'Link'],
      ...['Align left', 'Align center', 'Align right'],
    ])
  },
}

export const Job: Story = {
  args: { toolbar: 'job', value: '<p>Teach Mathematics.</p>' },
  play: async ({ args, canvas, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    await expect(names).toEqual([
      ...['Undo', 'Redo', 'Bold', 'Italic', 'Link', 'Bulleted list', 'Numbered list'],
    ])
    await userEvent.click(within(editor).getByText('Teach Mathematics.'))
    await press('Bulleted list')
    await waitFor(() =>
      expect(written(args.onChange)).toBe('<ul><li><p>Teach Mathematics.</p></li></ul>'),
    )
    await press('Numbered list')
    await expect(written(args.onChange)).toBe('<ol><li><p>Teach Mathematics.</p></li></ol>')
  },
}

export const Store: Story = {
  args: { toolbar: 'store', value: '<h2>What we teach</h2><p>Kathak, from six years.</p>' },
  play: async ({ args, canvas, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Link' })).toBeNull()
    await userEvent.click(within(editor).getByText('What we teach'))
    const textStyle = canvas.getByRole('combobox', { name: 'Text style' })
    await waitFor(() => expect(textStyle).toHaveValue('2'))
    await userEvent.selectOptions(textStyle, 'Heading 6')
    await press('Justify')
    await expect(written(args.onChange)).toBe(
      '<h6 style="text-align: justify;">What we teach</h6><p>Kathak, from six years.</p>',
    )
    await userEvent.selectOptions(textStyle, 'Paragraph')
    await expect(written(args.onChange)).toMatch(/^<p style/)
  },
}

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(editor)
    await press('Bold')
    await expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await typeSlowly(editor, 'Open')
    await press('Bold')
    await press('Italic')
    await typeSlowly(editor, ' now')
    await press('Align center')
    await waitFor(() =>
      expect(written(args.onChange)).toBe(
        '<p style="text-align: center;"><strong>Open</strong><em> now</em></p>',
      ),
    )
    await press('Align left')
    await expect(written(args.onChange)).toBe('<p><strong>Open</strong><em> now</em></p>')
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await expect(args.onBlur).toHaveBeenCalledWith(written(args.onChange))
  },
}

/** A form on a busy page, which returns what was typed one change at a time. */
function LateRichTextEditor({ value, onChange, ...rest }: RichTextEditorProps) {
  const [htmls, setHtmls] = useState([value])
  const onTyped = (html: string) => {
    setHtmls((before) => [...before, html])
    onChange(html)
  }
  return (
    <>
      <RichTextEditor {...rest} value={htmls[0] ?? ''} onChange={onTyped} />
      <Button onClick={() => setHtmls((before) => before.slice(1))}>Return the next change</Button>
    </>
  )
}

export const TypedOnABusyPage: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <LateRichTextEditor {...args} />,
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(editor)
    await typeSlowly(editor, 'Open')
    for (const _ of 'Open') {
      await press('Return the next change')
      await expect(editor).toHaveTextContent('Open')
    }
  },
}

export const Undone: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled')
    await userEvent.click(editor)
    // Each letter is an undo step if typed slowly.
    await userEvent.keyboard('O')
    await press('Undo')
    await expect(written(args.onChange)).toBe('')
    await press('Redo')
    await expect(written(args.onChange)).toBe('<p>O</p>')
  },
}

export const ByKeyboard: Story = {
  args: { value: school },
  play: async ({ canvas, canvasElement }) => {
    await editorIn(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Align right' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
  },
}

export const Linked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await editorIn(canvasElement))
    await press('Link')
    const address = await screen.findByRole('textbox', { name: 'Address' })
    await userEvent.clear(address)
    await userEvent.type(address, 'javascript:alert(1)')
    await press('Apply')
    await expect(address).toHaveAccessibleDescription(/Start the address with http:/)
    await userEvent.clear(address)
    await userEvent.type(address, 'office@school.example{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(written(args.onChange)).toBe(
      '<p><a rel="nofollow noopener noreferrer" href="mailto:office@school.example">office@school.example</a></p>',
    )
    await expect(args.onBlur).not.toHaveBeenCalled()
  },
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-x:y}</style></head>
<body lang=EN-IN><!--StartFragment--><p class=MsoNormal>Welcome</p><p class=MsoNormal style='text-align:center;mso-pagination:none'><b
style='mso-bidi-font-weight:normal'><span
style='font-family:"Calibri"'>Our school<o:p></o:p></span></b></p><p class=MsoListParagraphCxSpFirst
style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Library</p><p
class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·</span><![endif]>Laboratory</p><!--EndFragment--></body></html>`

const fromTheWeb = `<style>a{color:red}</style><script>alert(1)</script><div class="hero"><h3 onclick="x()">Facilities</h3>
<img src=x onerror=alert(1)><p>See <a href="https://school.example" class="btn" style="color:red">our site</a>,
<a href="javascript:alert(1)">not this</a>, <span style="font-weight:700">soon</span>.</p></div>`

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(editor)
    await paste(editor, fromWord)
    await expect(written(args.onChange)).toBe(
      '<p>Welcome</p><p style="text-align: center;"><strong>Our school</strong></p><ul><li><p>Library</p></li><li><p>Laboratory</p></li></ul>',
    )
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await paste(editor, fromTheWeb)
    await expect(written(args.onChange)).toBe(
      '<h3>Facilities</h3><p>See <a rel="nofollow noopener noreferrer" href="https://school.example">our site</a>, not this, <strong>soon</strong>.</p>',
    )
  },
}

export const ChangedElsewhere: Story = {
  render: (args) => <Taken {...args} />,
  args: { value: '<p>Mine</p>' },
  play: async ({ canvas, canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await expect(editor).toHaveTextContent('Mine')
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(editor).toHaveTextContent('Theirs')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled')
  },
}

/** A value that changed elsewhere. */
function Taken(args: RichTextEditorProps) {
  const [value, setValue] = useState(args.value)
  return (
    <>
      <RichTextEditor {...args} value={value} onChange={setValue} />
      <Button onClick={() => setValue('<p>Theirs</p>')}>Take theirs</Button>
    </>
  )
}

export const Invalid: Story = {
  args: {
    value: school,
    hint: 'What parents read first',
    error: 'Write at most 20,000 characters',
    labelEnd: <SaveState phase="failed" />,
  },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await expect(editor).toBeInvalid()
    await expect(editor).toHaveAccessibleDescription(
      'What parents read first Write at most 20,000 characters',
    )
  },
}

export const HindiOnAPhone: Story = {
  args: {
    lang: 'hi',
    toolbar: 'store',
    label: 'विवरण',
    value: '<h2>हमारे बारे में</h2><ul><li><p>पुस्तकालय</p></li><li><p>खेल का मैदान</p></li></ul>',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Store, globals: { theme: 'dark' } }
