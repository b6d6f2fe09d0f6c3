import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { FacetGroup } from './FacetGroup'
import { guide } from './FacetGroup.guide'

const facilities = [
  { value: '1', label: 'School bus', count: 14 },
  { value: '2', label: 'Playground', count: 12 },
  { value: '3', label: 'Library', count: 11 },
  { value: '4', label: 'Science labs', count: 9 },
  { value: '5', label: 'विशेष आवश्यकता वाले बच्चों के लिए सहायता', lang: 'hi', count: 4 },
  { value: '6', label: 'Counselling for children with learning difficulties', count: 4 },
  { value: '7', label: 'Hostel', count: 1 },
  { value: '8', label: 'Swimming pool', count: 0 },
]

const meta = {
  component: FacetGroup,
  parameters: { guide },
  args: {
    legend: 'Facilities',
    name: 'filter_ids',
    options: facilities,
    selected: ['1'],
    onSelectedChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 216 }}>{Story()}</div>],
} satisfies Meta<typeof FacetGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Ticked(args) {
    const [selected, setSelected] = useState(args.selected)
    return (
      <FacetGroup
        {...args}
        selected={selected}
        onSelectedChange={(next, changed) => {
          setSelected(next)
          args.onSelectedChange?.(next, changed)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Facilities' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Library/ }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['1', '3'], {
      value: '3',
      isTicked: true,
    })
    await userEvent.click(canvas.getByRole('checkbox', { name: /School bus/ }))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['3'], {
      value: '1',
      isTicked: false,
    })
  },
}

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hostel')).not.toBeVisible()
    await userEvent.click(canvas.getByText('3 more'))
    await expect(canvas.getByText('Hostel')).toBeVisible()
    await userEvent.click(canvas.getByText('Show fewer'))
    await expect(canvas.getByText('Hostel')).not.toBeVisible()
  },
}

/** A selected value from the collapsed part keeps its position and focus. */
export const SelectedAfterExpanding: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('3 more'))
    const hostel = canvas.getByRole('checkbox', { name: /Hostel/ })
    await userEvent.click(hostel)
    await expect(hostel).toBeChecked()
    await expect(hostel).toHaveFocus()
    await expect(canvas.getByText('Hostel')).toBeVisible()
  },
}

/** A selected value is never hidden behind "n more". */
export const SelectedFarDown: Story = {
  args: { selected: ['7'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Hostel/ })).toBeChecked()
    await expect(canvas.getByText('Hostel')).toBeVisible()
  },
}

export const Few: Story = {
  args: { legend: 'Type', options: facilities.slice(0, 3), selected: [] },
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** The field finds values that are collapsed too. */
export const WithSearch: Story = {
  args: { searchLabel: 'Search Facilities' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search Facilities' })
    await userEvent.type(field, 'POOL ')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
    await expect(canvas.getByRole('checkbox', { name: /Swimming pool/ })).toBeVisible()
    await userEvent.type(field, 'x')
    await expect(canvas.getByRole('status')).toHaveTextContent('No matching value')
    await userEvent.clear(field)
    await expect(canvas.getByRole('checkbox', { name: /School bus/ })).toBeVisible()
  },
}
