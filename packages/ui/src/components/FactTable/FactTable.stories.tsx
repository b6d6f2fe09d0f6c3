import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../Link/Link'
import { FactTable } from './FactTable'
import { guide } from './FactTable.guide'

const meta = {
  component: FactTable,
  parameters: { guide },
  args: {
    label: 'Facts',
    facts: [
      { name: 'Recognition', value: 'UDISE 29280700114', source: 'UDISE+, March 2026' },
      {
        name: 'Board affiliation',
        value: 'CBSE 830412, to 2031',
        source: 'CBSE SARAS, June 2026',
      },
      { name: 'Established', value: '1986', source: 'Trust deed, 2019' },
      {
        name: 'Classrooms',
        value: null,
        source: 'Asked on 2 November 2026',
        action: <Link href="#ask">Ask the school</Link>,
      },
      {
        name: 'Teaching languages',
        value: (
          <>
            English, Kannada, <span lang="hi">हिन्दी</span>
          </>
        ),
        source: 'The school, 2 November 2026',
      },
    ],
  },
} satisfies Meta<typeof FactTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Facts' })
    await expect(within(table).getByRole('rowheader', { name: 'Classrooms' })).toBeVisible()
    await expect(canvas.getByText('Not provided')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongWords: Story = {
  args: {
    facts: [
      {
        name: 'Website',
        value: 'https://www.averyveryverylongschoolname-and-its-trust.example/admissions/2027',
        source: 'The school, 2 November 2026',
      },
      {
        name: 'मान्यता',
        value: 'उत्तर प्रदेश माध्यमिक शिक्षा परिषद से हाईस्कूल तक स्थायी मान्यता',
        source: 'Uttar Pradesh Madhyamik Shiksha Parishad, Prayagraj, September 2025',
      },
      {
        name: 'Teaching languages',
        value: null,
        source: 'Asked on 2 November 2026',
        action: <Link href="#ask">Ask the school about its languages</Link>,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('मान्यता')).toHaveAttribute('lang', 'hi')
    await expect(canvas.getByText(/^उत्तर प्रदेश/)).toHaveAttribute('lang', 'hi')
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
