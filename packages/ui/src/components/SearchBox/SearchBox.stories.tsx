import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { SearchBox } from './SearchBox'
import { guide } from './SearchBox.guide'

const suggestions = [
  ['Indiranagar Public School', 'Indiranagar, Bengaluru', 'School', 'IP'],
  ['इंदिरा बाल विद्यालय', 'HAL 2nd Stage, Bengaluru', 'School', 'इं बा'],
  ['Indira Kathak Kendra', 'Activity, age 5 and over', 'Product', 'IK'],
  ['Maths for Class 10, Indiranagar', 'Tuition, ₹2,800 a month', 'Product', 'MC'],
  ['Primary Teacher (English)', 'Indiranagar, full time', 'Jobs', 'PT'],
  ['Indira Book and Uniform Store', 'CMH Road, Bengaluru', 'Store', 'IB'],
].map(([name = '', detail = '', kind = '', initials = ''], index) => ({
  id: `${kind}-${index}`,
  href: `/found/${index}`,
  name,
  detail,
  kind,
  imageSrc: sampleImage(initials, index, 88, 88),
}))

/** A controlled search box, as on a page, without requests. */
function Wired(props: ComponentProps<typeof SearchBox>) {
  const [value, setValue] = useState(props.value)
  const [highlightedIndex, setHighlighted] = useState(props.highlightedIndex)
  const [isOpen, setOpen] = useState(props.isOpen)
  const places = props.suggestions.length + 1
  return (
    <SearchBox
      {...props}
      value={value}
      highlightedIndex={highlightedIndex}
      isOpen={isOpen}
      onValueChange={(text) => {
        setValue(text)
        setOpen(true)
        setHighlighted(-1)
        props.onValueChange(text)
      }}
      onMove={(step) => {
        setOpen(true)
        setHighlighted(((highlightedIndex + 1 + step + places) % places) - 1)
      }}
      onHighlight={setHighlighted}
      onClear={() => {
        setValue('')
        props.onClear()
      }}
      onDismiss={() => {
        setOpen(false)
        props.onDismiss()
      }}
      onOpen={() => setOpen(true)}
    />
  )
}

const meta = {
  component: SearchBox,
  parameters: { guide },
  render: (args) => <Wired {...args} />,
  args: {
    placeholder: 'Search For Right School, Tuition & Activity',
    action: '/global-search-result',
    value: 'indira',
    suggestions,
    highlightedIndex: -1,
    isOpen: true,
    onValueChange: fn(),
    onMove: fn(),
    onHighlight: fn(),
    onSelect: fn(),
    onSubmit: fn(),
    onClear: fn(),
    onDismiss: fn(),
  },
  decorators: [
    (Story) => <div style={{ maxWidth: 664, minHeight: 520, padding: 8 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { highlightedIndex: 0 } }

export const Closed: Story = { args: { value: '', isOpen: false } }

export const OpenOnAPhone: Story = {
  args: { highlightedIndex: 0 },
  globals: { viewport: { value: 'phone' } },
}

export const Keys: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.click(field)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    const [first, second] = canvas.getAllByRole('option')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id)
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(first).toHaveAttribute('aria-selected', 'false')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith(suggestions[1])
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const AltOpensAndCloses: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible()
    await userEvent.keyboard('{Home}')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}

export const EnterWithNothingHighlighted: Story = {
  args: { value: '  indira ' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('indira')
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}

export const BlankTextSearchesNothing: Story = {
  args: { value: '   ', suggestions: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const ClickOpensASuggestion: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('option', { name: /Kathak/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(suggestions[2])
    await expect(field).toHaveFocus()
  },
}

export const ClearButtonClears: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalled()
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  },
}

export const EscapeClosesThenClears: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalled()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveValue('indira')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const TabLeavesAndCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** Enter that confirms a word in an input method must not search. */
export const ComposingWithAnInputMethod: Story = {
  args: { highlightedIndex: 0 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true, keyCode: 229 })
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  },
}

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 suggestions')
  },
}

/** Before JavaScript runs, the form still opens the results. */
export const PlainForm: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('action', '/global-search-result')
    await expect(form).toHaveAttribute('method', 'get')
    await expect(within(canvasElement).getByRole('combobox')).toHaveAttribute('name', 'query')
  },
}

export const Loading: Story = {
  args: { suggestions: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…')
  },
}

export const Empty: Story = { args: { value: 'zzzz', suggestions: [] } }

export const Failed: Story = {
  args: { suggestions: [], status: 'error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Suggestions did not load')
  },
}

export const LongNames: Story = {
  args: {
    value: 'केंद्रीय',
    suggestions: suggestions.slice(0, 2).map((suggestion) => ({
      ...suggestion,
      name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, <b>बेंगलुरु</b>',
      detail: 'Kodihalli, Old Airport Road, behind the National Aerospace Laboratories, Bengaluru',
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

/** If the list is longer than the window, it scrolls inside and the page does not move. */
export const ManySuggestions: Story = {
  args: {
    suggestions: [1, 2, 3, 4].flatMap((round) =>
      suggestions.map((one) => ({ ...one, id: `${one.id}-${round}` })),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowUp}')
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    const last = canvas.getByRole('option', { selected: true }).getBoundingClientRect()
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(Math.floor(last.bottom)).toBeLessThanOrEqual(Math.ceil(list.bottom))
    await expect(canvasElement.ownerDocument.documentElement.scrollTop).toBe(0)
  },
}

export const Dark: Story = { args: { highlightedIndex: 0 }, globals: { theme: 'dark' } }

export const DarkOnAPhone: Story = {
  args: { highlightedIndex: 0 },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}
