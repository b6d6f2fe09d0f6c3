import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { DatePicker, type DatePickerProps } from './DatePicker'
import { guide } from './DatePicker.guide'

function Controlled(props: DatePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DatePicker
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
  component: DatePicker,
  parameters: { guide },
  args: {
    label: 'Offer ends on',
    value: '2026-11-20',
    today: '2026-11-18',
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 240, minHeight: 460 }}>{Story()}</div>],
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

const calendarOf = () => screen.findByRole('dialog', { name: 'Calendar' })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Offer ends on' })).toHaveValue('20/11/2026')
  },
}

export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Offer ends on' })
    await userEvent.type(field, '5-1-2027')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-05')
    await userEvent.tab()
    await expect(field).toHaveValue('05/01/2027')
    await userEvent.clear(field)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await userEvent.type(field, '24122026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
  },
}

export const TypedInvalidDate: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Offer ends on' })
    await userEvent.clear(field)
    await userEvent.type(field, '31/02/2027')
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Enter a date as dd/mm/yyyy, such as 20/11/2026.',
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

export const PickedWithThePointer: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar: Offer ends on' })
    await userEvent.click(button)
    const calendar = await calendarOf()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const headers = within(calendar).getAllByRole('columnheader', { hidden: true })
    await expect(headers[0]).toHaveTextContent('Mon')
    await userEvent.click(within(calendar).getByRole('button', { name: 'Next month' }))
    await userEvent.click(
      await within(calendar).findByRole('button', { name: 'Thursday, 24 December 2026' }),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
    await waitFor(() => expect(calendar).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox')).toHaveValue('24/12/2026')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const PickedWithTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Offer ends on' })
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    const calendar = await calendarOf()
    const day = (name: string) => within(calendar).findByRole('button', { name })
    await waitFor(async () => expect(await day('Friday, 20 November 2026, selected')).toHaveFocus())
    await userEvent.keyboard('{PageDown}{ArrowRight}')
    await expect(await day('Monday, 21 December 2026')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(calendar).not.toBeInTheDocument()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Friday, 20/))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await calendarOf()
  },
}

/** A minimum, a maximum, and no Sundays. */
export const Limits: Story = {
  args: {
    value: '',
    min: '2026-11-10',
    max: '2026-12-15',
    isDayDisabled: (day) => new Date(day).getUTCDay() === 0,
    hint: 'Not on Sundays',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '16/12/2026')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(
      'Not on Sundays Enter a date on or before 15 December 2026.',
    )
    await userEvent.clear(field)
    await userEvent.type(field, '22/11/2026')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription(/22 November 2026 is not available/)
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button'))
    const calendar = await calendarOf()
    const sunday = within(calendar).getByRole('button', { name: 'Sunday, 22 November 2026' })
    await expect(sunday).toBeDisabled()
    const before = within(calendar).getByRole('button', { name: 'Previous month' })
    await expect(before).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ClosesWhenLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const calendar = await calendarOf()
    await userEvent.click(document.body)
    await expect(calendar).not.toBeInTheDocument()
  },
}

/** Escape closes the calendar first, then the dialog around it. */
export const InADialog: Story = {
  render: function InADialog(args) {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Edit offer</Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Edit offer">
          <div style={{ minHeight: 460 }}>
            <Controlled {...args} />
          </div>
        </Dialog>
      </>
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit offer' })
    const open = within(dialog).getByRole('button', { name: /^Open calendar/ })
    await userEvent.click(open)
    await calendarOf()
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Friday, 20/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull())
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(open).toHaveFocus()
  },
}

export const Invalid: Story = { args: { value: '', error: 'Enter the last day of the offer.' } }

export const Disabled: Story = { args: { disabled: true } }

export const OnAPhone: Story = {
  ...Open,
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
  globals: { viewport: { value: 'phone' } },
}

export const InHindiOnAPhone: Story = {
  args: {
    label: 'प्रवेश फ़ॉर्म जमा करने की अंतिम तिथि',
    hint: 'दिन, महीना और वर्ष, जैसे 20/11/2026',
    labels: { open: 'कैलेंडर खोलें', calendar: 'कैलेंडर', previousMonth: 'पिछला महीना' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const calendar = await screen.findByRole('dialog', { name: 'कैलेंडर' })
    await expect(
      within(calendar).getByRole('button', { name: /^शुक्रवार, 20 नवंबर 2026/ }),
    ).toBeVisible()
  },
  globals: { viewport: { value: 'phone' }, locale: 'hi-IN' },
}

export const Dark: Story = { ...Open, globals: { theme: 'dark' } }

export const PartnerBrand: Story = { ...Open, globals: { theme: 'partner' } }
