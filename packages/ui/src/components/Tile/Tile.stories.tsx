import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { SectionHead } from '../SectionHead/SectionHead'
import { Tile, TileList, TileSkeleton } from './Tile'
import { guide } from './Tile.guide'

const meta = {
  component: Tile,
  subcomponents: { TileList, TileSkeleton },
  parameters: { guide },
  args: {
    href: '/blogs',
    image: { src: sampleImage('RT', 1, 400, 400) },
    kicker: 'Admissions, 18 November',
    title: 'RTE lottery: documents to keep ready before 15 January',
  },
  decorators: [
    (Story) => (
      <section>
        <SectionHead title="Latest Updates" />
        {Story()}
      </section>
    ),
  ],
} satisfies Meta<typeof Tile>

export default meta
type Story = StoryObj<typeof meta>

export const Beside: Story = {
  render: (args) => (
    <TileList>
      <Tile {...args} />
      <Tile {...args} kicker="Fees, 16 November" title="How 212 schools changed their fees" />
      <Tile {...args} kicker="Camps, 12 November" title="Winter camps: 64 new listings" />
    </TileList>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const BesideOnAPhone: Story = {
  ...Beside,
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().left)
    await expect(new Set(lefts).size).toBe(1)
  },
  globals: { viewport: { value: 'phone' } },
}

export const Standing: Story = {
  args: {
    look: 'standing',
    image: { src: sampleImage('CS', 3) },
    kicker: undefined,
    title: 'Compare schools',
    detail: 'Up to four, side by side',
  },
  render: (args) => (
    <TileList>
      <Tile {...args} />
      <Tile {...args} title="Principal talks" />
      <Tile {...args} title="Newsletter" />
      <Tile {...args} title="How we rank" />
    </TileList>
  ),
}

export const StandingOnAPhone: Story = {
  ...Standing,
  globals: { viewport: { value: 'phone' } },
}

export const Window: Story = {
  args: {
    look: 'window',
    image: { src: sampleImage('KG', 6, 400, 550) },
    kicker: undefined,
    figure: '2½–6',
    title: 'Kindergarten',
    detail: 'Playgroup, nursery, LKG and UKG.',
  },
  render: (args) => (
    <TileList>
      <Tile {...args} />
      <Tile {...args} figure="6–18" title="Online" />
      <Tile {...args} figure="8–18" title="Boarding" />
    </TileList>
  ),
}

export const WindowOnAPhone: Story = { ...Window, globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  render: () => (
    <TileList aria-busy="true">
      <TileSkeleton />
      <TileSkeleton />
      <TileSkeleton />
    </TileList>
  ),
}

export const LongWordsOnAPhone: Story = {
  render: (args) => (
    <TileList>
      <Tile {...args} title="प्रवेश के लिए आवश्यक दस्तावेज़ और उनकी अंतिम तिथियाँ, सभी विद्यालयों के लिए" />
      <Tile
        {...args}
        kicker="Admissions in Thiruvananthapuram, 29 September"
        title="Misunderstandings about neighbourhood admissions, straightforwardly answered"
      />
    </TileList>
  ),
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = { ...Window, globals: { theme: 'dark' } }
