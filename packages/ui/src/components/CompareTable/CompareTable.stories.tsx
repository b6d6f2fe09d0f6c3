import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleRegisterSchool, sampleSchools } from '../../internal/samples'
import { Button } from '../Button/Button'
import { XIcon } from '../Icon/icons'
import { type CompareCell, CompareTable } from './CompareTable'
import { guide } from './CompareTable.guide'
import { YesNo } from './YesNo'

const cell = (value: string): CompareCell => ({ value })

const yes: CompareCell = { value: 'yes', content: <YesNo isYes /> }
const no: CompareCell = { value: 'no', content: <YesNo isYes={false} /> }

const [vidya, national, saraswati, , kendriya] = sampleSchools
const four = [vidya, national, saraswati, kendriya].filter((school) => school !== undefined)

const columns = four.map(({ href, name, image }) => ({
  href,
  name,
  image,
  action: (
    <Button variant="bare" aria-label={`Remove ${name}`}>
      <XIcon size="small" />
      Remove
    </Button>
  ),
}))

const groups = [
  {
    title: 'At a glance',
    rows: [
      {
        name: 'Place',
        cells: [cell('Indiranagar'), cell('Defence Colony'), cell('HAL 2nd Stage'), cell('Domlur')],
      },
      { name: 'Board', cells: [cell('CBSE'), cell('CBSE'), cell('CBSE'), cell('CBSE')] },
      {
        name: 'Fees a year',
        cells: [cell('₹1,24,500'), cell('₹1,46,000'), cell('₹38,400'), null],
      },
      { name: 'Age', cells: [cell('3½–17'), cell('3–17'), cell('5–16'), cell('6–18')] },
    ],
  },
  {
    title: 'Infrastructure',
    rows: [
      { name: 'Library', cells: [yes, yes, yes, yes] },
      { name: 'Classrooms', cells: [null, null, null, null] },
    ],
  },
]

const meta = {
  component: CompareTable,
  subcomponents: { YesNo },
  parameters: { guide },
  args: { label: 'Schools side by side', columns, groups },
  decorators: [
    (Story) => (
      <main>
        <h1>Compare schools</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: vidya.name })).toBeVisible()
    await expect(canvas.getAllByText('Not provided')).toHaveLength(5)
    const tick = canvas.getByRole('checkbox', { name: 'Differences only' })
    await userEvent.click(tick)
    await expect(canvas.getByRole('rowheader', { name: 'Place' })).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: 'Board' })).not.toBeInTheDocument()
    await expect(canvas.getByText('Infrastructure')).not.toBeVisible()
    await userEvent.click(tick)
    await expect(canvas.getByRole('rowheader', { name: 'Board' })).toBeVisible()
  },
}

/** Two at a time. The buttons choose which. */
export const FourOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const [first = '', second = '', third = '', fourth = ''] = four.map(({ name }) => name)
    await expect(names()).toEqual([first, second])
    const picker = within(canvas.getByRole('group', { name: /^Two at a time/ }))
    await userEvent.click(picker.getByRole('button', { name: fourth ?? '' }))
    await expect(names()).toEqual([second, fourth])
    await expect(picker.getByRole('button', { name: first ?? '', pressed: false })).toBeVisible()
    await userEvent.click(picker.getByRole('button', { name: third ?? '' }))
    await expect(names()).toEqual([third, fourth])
    await expect(canvas.getAllByRole('cell', { name: 'CBSE' })).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

/** “Differences only” is about the two that are shown. */
export const DifferencesOfTwoOnAPhone: Story = {
  args: {
    groups: [
      {
        title: 'At a glance',
        rows: [
          { name: 'Board', cells: [cell('CBSE'), cell('CBSE'), cell('ICSE'), cell('ICSE')] },
          { name: 'Age', cells: [cell('3–17'), cell('5–16'), cell('5–16'), cell('6–18')] },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const rows = () =>
      canvas
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
        .slice(1)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Differences only' }))
    await expect(rows()).toEqual(['Age'])
    await userEvent.click(canvas.getByRole('button', { name: four[2]?.name ?? '' }))
    await expect(rows()).toEqual(['Board'])
  },
}

const part = (count: number) => ({
  columns: columns.slice(0, count),
  groups: groups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ name, cells }) => ({ name, cells: cells.slice(0, count) })),
  })),
})

export const TwoOnAPhone: Story = { args: part(2), globals: { viewport: { value: 'phone' } } }

/** With one column there is no checkbox. */
export const One: Story = {
  args: part(1),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const AllTheSame: Story = {
  args: {
    groups: [{ title: 'At a glance', rows: [{ name: 'Board', cells: [null, null, null, null] }] }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByText('There are no differences in the facts provided.')).toBeVisible()
  },
}

const hindi = {
  columns: [kendriya, sampleRegisterSchool, saraswati, vidya]
    .filter((school) => school !== undefined)
    .map(({ href, name, image }) => ({ href, name, image })),
  groups: [
    {
      title: 'पाठ्येतर गतिविधियाँ',
      rows: [
        {
          name: 'शास्त्रीय नृत्य और लोकनृत्य प्रशिक्षण',
          cells: [cell('राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ परिसर'), null, yes, no],
        },
      ],
    },
  ],
}

export const LongHindi: Story = { args: hindi }

export const LongHindiOnAPhone: Story = {
  args: hindi,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
