import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from '../Select/Select'
import { RadioGroup } from './RadioGroup'
import { guide } from './RadioGroup.guide'

const meta = {
  component: RadioGroup,
  parameters: { guide },
  args: {
    legend: 'Who can see the phone number?',
    name: 'phone_visibility',
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'enquirers', label: 'Parents who enquire' },
      { value: 'nobody', label: 'Nobody' },
    ],
    defaultValue: 'enquirers',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Without `value` the form keeps the selection. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: args.legend })).toBeVisible()
    const chosen = canvas.getByRole('radio', { name: 'Parents who enquire' })
    await expect(chosen).toBeChecked()
    await userEvent.click(canvas.getByText('Everyone'))
    await expect(canvas.getByRole('radio', { name: 'Everyone' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('everyone')
  },
}

const decisions = [
  { value: 'add', label: 'Add as a new value', hint: '14 listings get it.' },
  {
    value: 'merge',
    label: 'Merge with an existing value',
    hint: 'Listings that asked for it get the existing value.',
    below: (
      <Select
        label="Existing value"
        options={[
          { value: 'robotics', label: 'Robotics, 92% similar' },
          { value: 'coding', label: 'Coding, 41% similar' },
        ]}
      />
    ),
  },
  { value: 'ask', label: 'Ask the owner', hint: 'The request waits for the answer.' },
  { value: 'decline', label: 'Decline', hint: 'The owner gets the reason by email.' },
]

/** Each option has a hint; one shows a field while it is selected. */
export const Decision: Story = {
  args: { legend: 'Decision', name: 'decision', options: decisions, value: 'add' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? null)
    return (
      <RadioGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          args.onValueChange?.(next)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('radio', { name: 'Add as a new value' })
    await expect(add).toHaveAccessibleDescription('14 listings get it.')
    await expect(canvas.getByText('Existing value')).not.toBeVisible()
    await userEvent.tab()
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('merge')
    await expect(canvas.getByRole('combobox', { name: 'Existing value' })).toBeVisible()
  },
}

export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    legend: 'Language of the email',
    options: [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'हिन्दी' },
    ],
    defaultValue: 'en',
  },
}

export const NothingSelected: Story = {
  args: {
    defaultValue: '',
    required: true,
    hint: 'You can change this later.',
    error: 'Select who can see the phone number',
  },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: args.legend })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription(
      'You can change this later. Select who can see the phone number',
    )
  },
}

export const Disabled: Story = {
  args: {
    options: [
      { value: 'public', label: 'Public' },
      { value: 'paid', label: 'Members only', hint: 'Needs the Plus plan.', disabled: true },
    ],
    defaultValue: 'public',
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    lang: 'hi',
    legend: 'आपके विद्यालय का फ़ोन नंबर किसे दिखाया जाए?',
    options: [
      {
        value: 'all',
        label: 'वेबसाइट पर आने वाले सभी अभिभावकों और विद्यार्थियों को',
        hint: 'कोई भी बिना साइन इन किए नंबर देख सकेगा।',
      },
      { value: 'some', label: 'Counselling-for-children-with-learning-difficulties coordinators' },
    ],
    defaultValue: 'all',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Decision, globals: { theme: 'dark' } }
