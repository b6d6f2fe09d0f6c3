import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs'
import { guide } from './Breadcrumbs.guide'

const meta = {
  component: Breadcrumbs,
  parameters: { guide },
  args: {
    crumbs: [
      { label: 'Schools', href: '/schools' },
      { label: 'Bengaluru', href: '/schools?place=bengaluru' },
      { label: 'Indiranagar', href: '/schools?place=indiranagar-bengaluru' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Schools',
      'Bengaluru',
      'Indiranagar',
    ])
  },
}

export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    crumbs: [
      { label: 'Schools', href: '/schools' },
      { label: 'Thiruvananthapuram district, Kerala', href: '/schools?place=tvm' },
      { label: 'राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ', href: '/schools?place=nal', lang: 'hi' },
    ],
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
