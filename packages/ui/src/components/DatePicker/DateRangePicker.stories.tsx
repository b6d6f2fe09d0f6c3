import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { guide } from './DatePicker.guide'
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker'

function Controlled(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateRangePicker
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'DatePicker/Range',
  component: DateRangePicker,
  parameters: { guide },
  args: {
    legend: 'Period',
    value: { from: '2026-11-04', to: '2026-12-10' },
    today: '2026-11-18',
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 400, minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

const calendarOf = () => screen.findByRole('dialog', { name: 'Calendar' })

export const Range: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Period' })
    await expect(within(group).getByRole('textbox', { name: 'From' })).toHaveValue('04/11/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: From' }))
    await calendarOf()
  },
}

export const PickedInTurn: Story = {
  args: { value: { from: '', to: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: From' }))
    const calendar = within(await calendarOf())
    await expect(calendar.getByText('Choose the first day')).toBeVisible()
    await userEvent.click(calendar.getByRole('button', { name: 'Friday, 20 November 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '' })
    await expect(calendar.getByText('Choose the last day')).toBeVisible()
    await userEvent.click(calendar.getByRole('button', { name: 'Tuesday, 10 November 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-11-10',
      to: '2026-11-20',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const TypedInTheWrongOrder: Story = {
  play: async ({ canvas }) => {
    const to = canvas.getByRole('textbox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.type(to, '01/11/2026')
    await userEvent.tab()
    await expect(to).toHaveAccessibleDescription('Enter a date on or after 4 November 2026.')
  },
}

export const WithPresets: Story = {
  args: {
    presets: [
      { label: 'Last 30 days', from: '2026-10-20', to: '2026-11-18' },
      { label: 'Last 13 weeks', from: '2026-08-20', to: '2026-11-18' },
      { label: 'This year', from: '2026-01-01', to: '2026-11-18' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: To' }))
    const calendar = within(await calendarOf())
    await userEvent.click(calendar.getByRole('button', { name: 'Last 30 days' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      from: '2026-10-20',
      to: '2026-11-18',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: To' }))
    await calendarOf()
  },
}

export const OnAPhone: Story = { ...WithPresets, globals: { viewport: { value: 'phone' } } }

export const LongWordsOnAPhone: Story = {
  args: {
    legend: 'ग्रीष्मकालीन शिविर की अवधि',
    hint: 'The first day on which children are at the camp',
    error: 'शिविर कम से कम तीन दिन का होना चाहिए',
    labels: { from: 'पहला दिन', to: 'अंतिम दिन' },
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { ...Range, globals: { direction: 'rtl' } }

export const DarkRange: Story = { ...Range, globals: { theme: 'dark' } }
