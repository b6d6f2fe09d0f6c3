import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SaveState } from '../SaveState/SaveState'
import { ChoiceList, type ChoiceListProps } from './ChoiceList'
import { guide } from './ChoiceList.guide'
import type { Choice } from './choices'

const choicesOf = (...names: string[]): Choice[] =>
  names.map((name, index) => ({ id: index + 1, name }))

const boards = choicesOf('CBSE', 'ICSE', 'IB', 'IGCSE', 'State board', 'NIOS')

const rooms = [
  'Art room',
  'Auditorium',
  'Library',
  'Science laboratory',
  'Swimming pool',
  'Playground',
]
const many = choicesOf(
  ...rooms,
  ...Array.from({ length: 54 }, (_, index) => `Room for activity ${index + 1}`),
)

const meta = {
  component: ChoiceList,
  parameters: { guide },
  args: {
    legend: 'Board',
    choices: boards,
    selected: [1],
    onSelectedChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 592, minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ChoiceList>

export default meta
type Story = StoryObj<typeof meta>

/** Holds the selected values, as a page does. */
function ControlledChoiceList(props: ChoiceListProps) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <ChoiceList
      {...props}
      selected={selected}
      onSelectedChange={(next, changed) => {
        props.onSelectedChange(next, changed)
        setSelected(next)
      }}
    />
  )
}

export const Few: Story = {
  render: (args) => <ControlledChoiceList {...args} />,
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Board' })
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(within(group).getByRole('checkbox', { name: 'IB' }))
    await expect(args.onSelectedChange).toHaveBeenCalledWith([1, 3], { id: 3, isSelected: true })
    await userEvent.click(within(group).getByRole('checkbox', { name: 'CBSE' }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([3], { id: 1, isSelected: false })
  },
}

const long = { legend: 'Infrastructure', choices: many, selected: [2, 3], onAdd: fn() }

export const Many: Story = {
  args: long,
  render: (args) => <ControlledChoiceList {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Infrastructure: Find a value' })
    await userEvent.type(box, 'la')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([2, 3, 4], {
      id: 4,
      isSelected: true,
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('Science laboratory is selected')
    await expect(box).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Science laboratory, remove' })).toBeVisible()

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getAllByRole('option')).toHaveLength(60)
    const second = canvas.getByRole('option', { name: 'Auditorium' })
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([3, 4], {
      id: 2,
      isSelected: false,
    })
  },
}

export const ChipsRemoved: Story = {
  args: long,
  render: (args) => <ControlledChoiceList {...args} />,
  play: async ({ canvas }) => {
    const chips = canvas.getByRole('list', { name: 'Selected' })
    await userEvent.click(within(chips).getByRole('button', { name: 'Auditorium, remove' }))
    await expect(within(chips).getByRole('button', { name: 'Library, remove' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('list', { name: 'Selected' })).toBeNull()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Open: Story = {
  args: { ...long, labelEnd: <SaveState phase="saved" /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const AllValues: Story = {
  args: long,
  render: (args) => <ControlledChoiceList {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('All 60'))
    const ticks = canvas.getAllByRole('checkbox')
    await expect(ticks).toHaveLength(60)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Playground' }))
    await expect(args.onSelectedChange).toHaveBeenCalledWith([2, 3, 6], { id: 6, isSelected: true })
  },
}

const onQuery = fn()

/** The suggestions come from outside. */
export const Suggested: Story = {
  args: {
    ...long,
    legend: 'Languages',
    onQuery,
    choices: [...many, { id: 99, name: 'Konkani' }],
    suggestions: [{ id: 99, name: 'Konkani' }],
  },
  render: (args) => <ControlledChoiceList {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kon')
    await expect(onQuery).toHaveBeenLastCalledWith('kon')
    await userEvent.click(canvas.getByRole('option', { name: 'Konkani' }))
    await expect(args.onSelectedChange).toHaveBeenCalledWith([2, 3, 99], {
      id: 99,
      isSelected: true,
    })
    await expect(canvas.getByRole('button', { name: 'Konkani, remove' })).toBeVisible()
  },
}

export const Searching: Story = {
  args: { ...long, isSearching: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Planet')
    await expect(canvas.getByText('Searching…')).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: { ...long, requested: ['Robotics laboratory'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Planetarium')
    await expect(canvas.getByText('No matching values.')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add new filter value: Infrastructure' }),
    )
    await expect(args.onAdd).toHaveBeenLastCalledWith('Planetarium')
  },
}

export const Invalid: Story = {
  args: { error: 'The server could not be reached.', labelEnd: <SaveState phase="failed" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'The server could not be reached.',
    )
  },
}

export const Empty: Story = { args: { choices: [], selected: [], onAdd: fn() } }

export const LongWordsOnAPhone: Story = {
  args: {
    ...long,
    lang: 'hi',
    legend: 'विद्यालय में उपलब्ध सुविधाएँ',
    choices: [
      { id: 901, name: 'विशेष आवश्यकता वाले बच्चों के लिए सहायता और परामर्श केंद्र' },
      { id: 902, name: 'Counselling and support for children with special educational needs' },
      ...many,
    ],
    selected: [901, 902],
    labels: { add: 'नया विकल्प जोड़ें', placeholder: 'खोजें', all: (count) => `सभी ${count}` },
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }
