import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { FieldDiff } from './FieldDiff'
import { guide } from './FieldDiff.guide'
import { FieldDiffList } from './FieldDiffList'
import type { FieldDifference } from './field-difference'

const fields: readonly {
  name: string
  isHeld?: boolean
  difference: FieldDifference
  findings?: readonly string[]
}[] = [
  {
    name: 'Name',
    isHeld: true,
    difference: {
      kind: 'sides',
      before: {
        parts: [
          { text: 'Vidya Niketan ' },
          { text: 'Public', change: 'removed' },
          { text: ' School' },
        ],
      },
      after: {
        parts: [
          { text: 'Vidya Niketan ' },
          { text: 'International', change: 'added' },
          { text: ' School' },
        ],
      },
    },
    findings: ['The name is new. The register has another one.'],
  },
  {
    name: 'Fees, Class 1',
    difference: {
      kind: 'sides',
      before: { parts: [{ text: '₹1,18,000', change: 'removed' }, { text: ' a year' }] },
      after: {
        parts: [{ text: '₹1,24,500', change: 'added' }, { text: ' a year' }],
        note: '5.5% more',
      },
    },
  },
  {
    name: 'Website',
    difference: {
      kind: 'sides',
      before: { parts: [] },
      after: { parts: [{ text: 'https://vidyaniketan.example', change: 'added' }] },
    },
  },
  {
    name: 'Description',
    difference: {
      kind: 'text',
      parts: [
        { text: 'Founded in 1984, the school ' },
        { text: 'is the ', change: 'added' },
        { text: 'No. 1 school in Bengaluru', change: 'added', isMarked: true },
        { text: ' and ', change: 'added' },
        { text: 'teaches ' },
        { text: '1,420', change: 'removed' },
        { text: ' ' },
        { text: '1,610', change: 'added' },
        { text: ' pupils from Nursery to Class 12. हर कक्षा में तीन शिक्षक हैं।' },
      ],
      summary: '1 word removed, 9 added',
    },
    findings: ['“No. 1 school in Bengaluru” is a ranking without a source.'],
  },
  {
    name: 'Main photo',
    difference: {
      kind: 'images',
      before: [
        { src: sampleImage('VN', 0), alt: 'Gate', caption: ['14 June 2025', '1,600 × 1,067'] },
      ],
      after: [
        { src: sampleImage('VN', 3), alt: 'Gate', caption: ['19 November 2026', '1,280 × 853'] },
      ],
    },
  },
  {
    name: 'Facilities',
    difference: {
      kind: 'set',
      added: ['Swimming pool', 'रोबोटिक्स लैब'],
      removed: ['Hostel'],
      rest: '17 unchanged',
    },
  },
]

function Changes({ isDisabled = false, canSelect = true }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <FieldDiffList
      label="Changes"
      heads={{ field: 'Field', before: 'Before, revision 31', after: 'After, revision 32' }}
    >
      {fields.map(({ name, isHeld = false, ...field }) => (
        <FieldDiff
          key={name}
          name={name}
          isHeld={isHeld}
          state={isHeld ? 'Held' : 'Public now'}
          {...field}
          {...(canSelect && {
            selection: {
              label: `Choose ${name} to reject`,
              isSelected: chosen.includes(name),
              isDisabled,
              onChange: (isSelected: boolean) =>
                setChosen((names) =>
                  isSelected ? [...names, name] : names.filter((each) => each !== name),
                ),
            },
          })}
        />
      ))}
    </FieldDiffList>
  )
}

const meta = {
  component: FieldDiff,
  parameters: { guide },
  args: { name: 'Name', difference: { kind: 'set', added: [], removed: [] } },
  render: () => <Changes />,
} satisfies Meta<typeof FieldDiff>

export default meta
type Story = StoryObj<typeof meta>

export const Fields: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('checkbox', { name: 'Choose Name to reject' })
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(name).toBeChecked()
    await expect(canvas.getByText('International').tagName).toBe('INS')
  },
}

export const WithoutChoice: Story = { render: () => <Changes canSelect={false} /> }

export const Disabled: Story = { render: () => <Changes isDisabled /> }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
