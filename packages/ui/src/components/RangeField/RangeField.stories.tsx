import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { formatRupees } from '../../formatting/numbers'
import { Button } from '../Button/Button'
import { RangeField } from './RangeField'
import { guide } from './RangeField.guide'

const meta = {
  component: RangeField,
  parameters: { guide },
  args: {
    legend: 'Fees a year',
    names: ['fee_min', 'fee_max'],
    min: 0,
    max: 300000,
    step: 10000,
    value: [0, 150000],
    counts: [2, 5, 10, 15, 17, 13, 11, 7, 9, 5, 3, 4, 2, 1, 1, 0],
    onValueCommit: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 216 }}>{Story()}</div>],
} satisfies Meta<typeof RangeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const high = canvas.getByRole('slider', { name: 'Highest' })
    await expect(high).toHaveAttribute('aria-valuetext', '₹1,50,000')
    fireEvent.change(high, { target: { value: '160000' } })
    await expect(args.onValueCommit).not.toHaveBeenCalled()
    fireEvent.keyUp(high, { key: 'ArrowRight' })
    await expect(high).toHaveValue('160000')
    await expect(canvas.getByText('₹1,60,000')).toBeVisible()
    await expect(args.onValueCommit).toHaveBeenCalledWith([0, 160000])
    fireEvent.blur(high)
    await expect(args.onValueCommit).toHaveBeenCalledOnce()
  },
}

/** Exact values are typed; one above the slider's maximum is kept. */
export const TypedValues: Story = {
  args: { fieldLabels: ['From', 'To'], step: 25000 },
  play: async ({ canvas, args }) => {
    const to = canvas.getByRole('textbox', { name: 'To' })
    await expect(to).toHaveValue('₹1,50,000')
    await userEvent.click(to)
    await userEvent.keyboard('4,20,000 a year{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([0, 420000])
    await expect(to).toHaveValue('₹4,20,000')
    await expect(canvas.getByRole('slider', { name: 'Highest' })).toHaveValue('300000')
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.click(from)
    await userEvent.keyboard('58200')
    await userEvent.tab()
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([58200, 420000])
    await userEvent.click(to)
    await userEvent.keyboard('{Delete}{Enter}')
    await expect(to).toHaveValue('₹4,20,000')
    await userEvent.clear(to)
    await userEvent.keyboard('40000{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([40000, 40000])
  },
}

/** The thumbs cannot pass each other. */
export const ThumbsMeet: Story = {
  args: { value: [100000, 150000] },
  play: async ({ canvas }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest' })
    fireEvent.change(low, { target: { value: '200000' } })
    await expect(low).toHaveValue('150000')
    fireEvent.change(canvas.getByRole('slider', { name: 'Highest' }), { target: { value: '0' } })
    await expect(canvas.getByRole('slider', { name: 'Highest' })).toHaveValue('150000')
  },
}

/** "Clear all" outside the field moves the thumbs back. */
export const ResetFromOutside: Story = {
  render: function Resettable(args) {
    const [value, setValue] = useState(args.value)
    return (
      <>
        <RangeField {...args} value={value} onValueCommit={setValue} />
        <Button onClick={() => setValue([0, 300000])}>Clear all</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const high = canvas.getByRole('slider', { name: 'Highest' })
    fireEvent.change(high, { target: { value: '140000' } })
    fireEvent.keyUp(high, { key: 'ArrowLeft' })
    await expect(high).toHaveValue('140000')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(high).toHaveValue('300000')
  },
}

/** Half of the schools are below ₹60,000, and so is half of the track. */
export const FrequentValuesApart: Story = {
  args: {
    stops: [
      0, 5000, 10000, 20000, 30000, 40000, 50000, 60000, 80000, 100000, 150000, 200000, 300000,
    ],
    value: [0, 60000],
    fieldLabels: ['From, in rupees', 'To, in rupees'],
    counts: [9, 60, 49, 30, 12, 8, 5, 4, 2, 1],
  },
  play: async ({ args, canvas }) => {
    const high = canvas.getByRole('slider', { name: 'Highest' })
    await expect(high).toHaveAttribute('aria-valuetext', '₹60,000')
    fireEvent.change(high, { target: { value: '6' } })
    fireEvent.keyUp(high, { key: 'ArrowLeft' })
    await expect(args.onValueCommit).toHaveBeenCalledWith([0, 50000])
  },
}

export const WithoutBars: Story = {
  args: {
    legend: 'Age',
    names: ['age_min', 'age_max'],
    min: 0,
    max: 18,
    step: 1,
    value: [3, 12],
    counts: undefined,
    format: (years: number) => `${years} years`,
  },
}

export const LongHindiOnAPhone: Story = {
  args: {
    lang: 'hi',
    legend: 'परिवहन और भोजन सहित वार्षिक शुल्क',
    thumbLabels: ['सबसे कम', 'सबसे अधिक'],
    format: (rupees) => `${formatRupees(rupees)} प्रति वर्ष`,
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { globals: { theme: 'dark' } }
