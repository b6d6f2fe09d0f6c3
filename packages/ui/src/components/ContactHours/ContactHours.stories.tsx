import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ContactHours, type ContactHoursProps } from './ContactHours'
import { guide } from './ContactHours.guide'

function Controlled({ value, onChange, ...rest }: ContactHoursProps) {
  const [shown, setShown] = useState(value)
  return (
    <ContactHours
      {...rest}
      value={shown}
      onChange={(changed) => {
        setShown(changed)
        onChange(changed)
      }}
    />
  )
}

const meta = {
  component: ContactHours,
  parameters: { guide },
  args: {
    label: 'Hours',
    value: { days: [1, 2, 3, 4, 5, 6], from: 600, to: 1080 },
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ContactHours>

export default meta
type Story = StoryObj<typeof meta>

export const WorkingHours: Story = {
  play: async ({ canvas, args }) => {
    const sunday = canvas.getByRole('button', { name: 'Sunday', pressed: false })
    await userEvent.click(sunday)
    await expect(sunday).toHaveAttribute('aria-pressed', 'true')
    canvas.getByRole('button', { name: 'Monday' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      days: [2, 3, 4, 5, 6, 7],
      from: 600,
      to: 1080,
    })
  },
}

/** The end moves when the start passes it. */
export const LaterStart: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('From'), '7 pm')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: 1140, to: 1200 }),
    )
    await expect(canvas.getByLabelText('to')).toHaveDisplayValue('8 pm')
  },
}

export const NoDay: Story = {
  args: {
    value: { days: [], from: 600, to: 1080 },
    error: 'Select at least one day.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Hours' })).toHaveAccessibleDescription(
      'Select at least one day.',
    )
  },
}

export const TimesOffTheHour: Story = {
  args: { value: { days: [1, 3], from: 465, to: 825 } },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }
