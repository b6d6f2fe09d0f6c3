import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionHead } from './SectionHead'
import { guide } from './SectionHead.guide'

const meta = {
  component: SectionHead,
  parameters: { guide },
  args: { title: 'Featured Schools' },
} satisfies Meta<typeof SectionHead>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Schools' })).toBeVisible()
  },
}

export const WithMore: Story = { args: { more: { label: 'All 1,284 schools', href: '/schools' } } }

export const WithNote: Story = {
  args: { title: 'Fees for 2027–28', note: 'Told by the school, 2 November 2026' },
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <>
      <section>
        <SectionHead
          {...args}
          title="आपके पास के सबसे अच्छे विद्यालय और उनकी प्रवेश तिथियाँ"
          titleLang="hi"
          more={{ label: 'All', href: '/schools' }}
        />
      </section>
      <section>
        <SectionHead
          {...args}
          title="Extracurricular activities in Thiruvananthapuram"
          note="Told by the school, 2 November 2026"
          more={{ label: 'All 1,284 extracurricular activities', href: '/activities' }}
        />
      </section>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...WithMore, globals: { theme: 'dark' } }
