import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HoursEditor, type HoursEditorProps } from './HoursEditor'
import { guide } from './HoursEditor.guide'

const weekdays = [1, 2, 3, 4, 5]
const schoolHours = [
  ...weekdays.flatMap((day) => [
    { day, from: 540, to: 780 },
    { day, from: 840, to: 960 },
  ]),
  { day: 6, from: 540, to: 720 },
]

const meta = {
  component: HoursEditor,
  parameters: { guide },
  args: { label: 'Office hours', hours: schoolHours, onHoursChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
} satisfies Meta<typeof HoursEditor>

export default meta
type Story = StoryObj<typeof meta>

/** Holds the hours, as a page does. */
function Controlled(props: HoursEditorProps) {
  const [hours, setHours] = useState(props.hours)
  return (
    <HoursEditor
      {...props}
      hours={hours}
      onHoursChange={(next) => {
        props.onHoursChange(next)
        setHours(next)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monday, from' }), '10 am')
    await expect(args.onHoursChange).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours on Sunday' }))
    await expect(canvas.getByRole('combobox', { name: 'Sunday, from' })).toHaveValue('540')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove hours of Sunday' }))
    await expect(canvas.getByRole('button', { name: 'Add hours on Sunday' })).toHaveFocus()
  },
}

export const Closed: Story = {
  args: { hours: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Closed')).toHaveLength(7)
  },
}

export const Copied: Story = {
  args: { hours: [{ day: 1, from: 600, to: 1020 }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Use for/ }))
    await expect(args.onHoursChange).toHaveBeenLastCalledWith(
      [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 600, to: 1020 })),
    )
  },
}

export const Overlap: Story = {
  args: {
    hours: [
      { day: 1, from: 540, to: 780 },
      { day: 1, from: 720, to: 960 },
      { day: 2, from: 960, to: 540 },
    ],
  },
  play: async ({ canvas }) => {
    const alerts = canvas.getAllByRole('alert')
    await expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'These hours overlap.',
      'Hours must end after they start.',
    ])
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Office hours' }))
    await expect(group.queryByRole('combobox')).toBeNull()
    await expect(group.getAllByText('9 am – 1 pm')).toHaveLength(5)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
